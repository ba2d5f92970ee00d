import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the service takes new work: it is neither closing nor overloaded. */
    readonly isReady: () => boolean
  }
}

/** Time for what is on its way to arrive, in milliseconds. */
const A_MOMENT = 50

/**
 * Closing: unready at once, listening for `delay` milliseconds more, then no new connections. What was accepted is answered, and every answer closes its
 * connection. A connection on which nothing was ever sent is not waited for.
 */
export function closing (app: FastifyInstance, delay: number): void {
  const sockets = new Set<Socket>()
  let open = true

  app.decorate('isReady', () => open && !(app.hasDecorator('isUnderPressure') && app.isUnderPressure()))
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    open = false
    if (app.server.listening) await sleep(delay + A_MOMENT)
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!open) void reply.header('connection', 'close')
    done()
  })
}

/** A client that has gone already is not answered: nothing went wrong here, and not even its address is known any more. */
export function leaving (app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.socket.remoteAddress === undefined) reply.hijack()
    else done()
  })
}

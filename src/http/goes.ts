import type { HookHandlerDoneFunction, preHandlerHookHandler } from 'fastify'

/** How long one go may last before what has been answered is sent, in milliseconds; a question that takes longer is a go by itself. */
const LONGEST = 5

/**
 * Answers questions in goes: those that have come in by the same turn of the event loop are answered one after another, and only then are the answers sent.
 * Going to and fro between the sockets and the Laws costs more than most answers do.
 */
export function inOneGo (): preHandlerHookHandler {
  const waiting: HookHandlerDoneFunction[] = []
  const go = (): void => {
    const end = performance.now() + LONGEST
    do waiting.shift()?.()
    while (waiting.length > 0 && performance.now() < end)
    if (waiting.length > 0) setImmediate(go)
  }
  return (_request, _reply, done) => {
    if (waiting.push(done) === 1) setImmediate(go)
  }
}

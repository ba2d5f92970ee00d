import type { FastifyReply } from 'fastify'

/** Adds a field to `Vary`, once. */
export function varyBy (reply: FastifyReply, field: string): void {
  const fields = String(reply.getHeader('vary') ?? '').split(', ').filter(name => name !== '')
  if (!fields.includes(field)) void reply.header('vary', [...fields, field].join(', '))
}

import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'

/** Takes away a byte order mark, and takes nothing that is not UTF-8. */
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/** A body as JSON has it; names such as `__proto__` are own properties like others, and refused as unknown by the schema. */
export function parsed ({ headers }: FastifyRequest, bytes: Buffer): unknown {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) throw new Problem(415, 'The body must be sent as application/json, in UTF-8.')
  if (!/^(?:identity)?$/i.test(headers['content-encoding'] ?? '')) throw new Problem(415, 'The body must be sent as it is, without a Content-Encoding.', { headers: { 'accept-encoding': 'identity' } })
  try {
    return JSON.parse(UTF8.decode(bytes))
  } catch (error) {
    const message = error instanceof SyntaxError ? error.message : 'is not UTF-8'
    throw new Problem(400, 'The body is not JSON.', { errors: [{ pointer: '', message }] })
  }
}

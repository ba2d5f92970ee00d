import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

function matches (url: string, path: string): boolean {
  const parts = url.split('/')
  const given = path.split('/')
  return (parts.length === given.length || parts.at(-1) === '*') &&
    parts.every((part, index) => part === '*' || part === given[index] || (part.startsWith(':') && given[index] !== ''))
}

/** Answers what no route answers: 405 where the resource has other methods, else 404. */
export function strangers (app: FastifyInstance): void {
  const methods = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url !== '*') methods.set(url, new Set([...methods.get(url) ?? [], ...[method].flat()]))
  })
  app.addHook('preParsing', (request, _reply, _body, done) => {
    if (!request.is404) { done(); return }
    const path = request.url.split('?')[0] ?? ''
    const allowed = [...methods].flatMap(([url, known]) => matches(url, path) ? [...known] : [])
    done(allowed.length === 0 ? notFound() : notAllowed(allowed.join(', ')))
  })
  app.setNotFoundHandler(() => { throw notFound() })
}

function notFound (): Problem {
  return new Problem(404, 'There is no such resource.')
}

function notAllowed (allow: string): Problem {
  return new Problem(405, `This resource takes ${allow} only.`, { headers: { allow } })
}

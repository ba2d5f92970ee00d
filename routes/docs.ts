import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

const OWN = "'self'"

/** What the pages may load: their own scripts and styles; the page sets styles on its elements. */
const POLICY = {
  'default-src': "'none'",
  'script-src': OWN,
  'style-src': [OWN, "'unsafe-inline'"],
  'img-src': [OWN, 'data:'],
  'font-src': [OWN, 'data:'],
  'connect-src': OWN,
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'"
}

/** The pages on which the service can be read and tried. */
export default function docs (app: FastifyInstance): void {
  app.register(swaggerUi, { routePrefix: '/docs', staticCSP: POLICY, uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: true } })
}

import { Hono, type MiddlewareHandler } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { apiHeaders } from '@/lib/core/security-headers'
import { messages } from '@/lib/leads/messages'
import { refuse } from './http'
import { report } from './report'

export type Host = { fetch(request: Request): Promise<Response> }

/** Longest query string in characters, including the question mark. */
const queryLimit = 2048

/**
 * An application with these routes below /apipc and the rules for every operation: bounded queries, JSON for unknown paths and methods,
 * no details of a server error, no HEAD, and the headers of the contract.
 */
export function contractApp(routes: Hono): Host {
  const app = new Hono().basePath('/apipc')
  const allowed = allowedMethods(routes)
  app.use(setHeaders)
  // Hono would run the GET handler for HEAD: a link preview could send a text message.
  app.use(async (c, next) => {
    if (c.req.method !== 'HEAD') return next()
    return c.json(null, 405, { Allow: allowed(c.req.path) })
  })
  app.use(async (c, next) => {
    if (new URL(c.req.url).search.length <= queryLimit) return next()
    return refuse(c, codes.tooLong, messages.tooLong, 414)
  })
  app.route('/', routes)
  app.notFound((c) => {
    const methods = allowed(c.req.path)
    if (methods === '') return refuse(c, codes.notFound, messages.notFound, 404)
    c.header('Allow', methods)
    return refuse(c, codes.malformed, messages.malformed, 405)
  })
  app.onError((error, c) => {
    report(error, c.req.path)
    return refuse(c, codes.fault, messages.fault, 503)
  })
  return { fetch: async (request) => app.fetch(request) }
}

const setHeaders: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of Object.entries(apiHeaders)) c.header(name, value)
  if (headers.get('Content-Type')?.startsWith('application/json')) {
    c.header('Content-Type', 'application/json; charset=utf-8')
  }
  if (!headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
}

/** Returns the methods of a path below /apipc in the format of the `Allow` header; empty for an unknown path. */
function allowedMethods({ routes }: Hono): (path: string) => string {
  const known = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^/apipc${path.replaceAll('.', '\\.').replace(/:[^/]+/g, '[^/]+')}$`),
    }))
  return (path) =>
    [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].join(', ')
}

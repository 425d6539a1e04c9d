import { Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { messages } from '@/lib/leads/messages'
import { refuse } from './http'
import { report } from './report'

export type Host = { fetch(request: Request): Promise<Response> }

/** Longest query string in characters, the question mark included. */
const queryLimit = 2048

/**
 * What holds for every call below /apipc, whoever answers it: bounded queries, JSON for unknown paths and methods, no
 * details of a fault, no HEAD, and the headers of the contract.
 */
export function frame(routes: Hono): Host {
  const app = new Hono().basePath('/apipc')
  app.use(async (c, next) => {
    if (new URL(c.req.url).search.length <= queryLimit) return next()
    return refuse(c, codes.tooLong, messages.tooLong, 414)
  })
  app.route('/', routes)
  const known = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({
      method,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:[^/]+/g, '[^/]+')}$`),
    }))
  /** The methods that a path answers, as `Allow` names them; empty for an unknown path. */
  const allowed = (path: string) =>
    [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))].join(', ')
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
  return {
    async fetch(request) {
      // Hono would run the GET handler for HEAD: a link preview could send a text message.
      if (request.method === 'HEAD') {
        const methods = allowed(new URL(request.url).pathname)
        return withHeaders(Response.json(null, { status: 405, headers: { Allow: methods } }))
      }
      return withHeaders(await app.fetch(request))
    },
  }
}

function withHeaders(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('X-Content-Type-Options', 'nosniff')
  if (headers.get('Content-Type')?.startsWith('application/json')) {
    headers.set('Content-Type', 'application/json; charset=utf-8')
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}

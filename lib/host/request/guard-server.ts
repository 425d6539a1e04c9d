import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { contentOperations } from '@/lib/contract/operations'
import { routeOf } from '@/lib/host/health/answers'
import type { PageQueue } from './page-queue'
import { isApiPath, pathOf } from './request-path'

type Guard = {
  /** The framework's own tools send requests of their own. */
  isDevelopment: boolean
  /** Without it no request waits for others. */
  pages?: PageQueue | undefined
}

const guarded = new WeakSet<Server>()
/** Connections on which a request was refused: what follows on them may be a part of that one. */
const ended = new WeakSet<object>()

/**
 * Stands between a server and its handlers: keeps refused requests away, and lets pages wait for each other. The framework would write an
 * error with its stack into the log for a method that the platform's `Request` does not know, answer an unknown action with the cache
 * rule of its page, and make all pages at once.
 */
export function guardServer(server: unknown, { isDevelopment, pages }: Guard): void {
  if (!(server instanceof Server) || guarded.has(server)) return
  guarded.add(server)
  const { emit } = server
  server.emit = (event: string, ...args: unknown[]) => {
    const handle = () => Reflect.apply(emit, server, [event, ...args])
    if (event !== 'request') return handle()
    const [request, response] = args as [IncomingMessage, ServerResponse]
    if (ended.has(request.socket)) return true
    const refusal = refusalOf(request, isDevelopment)
    if (refusal !== null) {
      ended.add(request.socket)
      refuse(response, refusal)
      return true
    }
    const place = queuePlace(request)
    if (pages === undefined || place === 'none') return handle()
    pages.add(response, place, handle)
    return true
  }
}

function refuse(response: ServerResponse, refusal: NonNullable<ReturnType<typeof refusalOf>>): void {
  response.writeHead(refusal.status, {
    'Cache-Control': 'private, no-store',
    Connection: 'close',
    ...(refusal.status === 405 && { Allow: refusal.allow }),
  })
  response.end()
}

/** Methods of the API. Its handlers answer those that an operation does not have. */
const apiMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Pages are only read: every form is sent to the API, and there are no actions of the framework. */
const pageMethods: readonly string[] = ['GET', 'HEAD']

/** Why no handler may see a request: its target is ambiguous, or it has a method that nothing here answers. */
function refusalOf(
  { method = '', url = '', rawHeaders, headers, httpVersion }: IncomingMessage,
  isDevelopment: boolean,
): { status: 400 } | { status: 405; allow: string } | null {
  const hosts = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  )
  // RFC 9112, 3.2: two names, or an empty one, let a proxy and this process each choose another.
  if (hosts.length > 1 || hosts.includes('')) return { status: 400 }
  // RFC 9112, 6.1: nothing here decodes another transfer coding than chunks, and HTTP/1.0 has none.
  const coding = headers['transfer-encoding']
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0'))
    return { status: 400 }
  const path = pathOf(url)
  const isTool = isDevelopment && path.startsWith('/_')
  const methods = isApiPath(path) || isTool ? apiMethods : pageMethods
  return methods.includes(method) ? null : { status: 405, allow: methods.join(', ') }
}

const contentRoutes: ReadonlySet<string> = new Set(contentOperations.map(({ path }) => path))
const probes: readonly string[] = ['/healthz', '/readyz', '/metrics']

/**
 * Where a request waits while pages are being made. What visitors and consultants do is never kept waiting; the page that answers a form,
 * and those of receipts and leads, come before the others; whoever reads waits: pages, files, schools, the search.
 */
export function queuePlace({ url = '' }: Pick<IncomingMessage, 'url'>): 'none' | 'first' | 'last' {
  const path = pathOf(url)
  if (isApiPath(path)) return contentRoutes.has(routeOf(path)) ? 'last' : 'none'
  if (probes.includes(path)) return 'none'
  return /^(?:\/m)?\/(?:lead-result|receipt)(?:\/|$)/.test(path) ? 'first' : 'last'
}

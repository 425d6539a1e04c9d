import { type IncomingMessage, Server, type ServerResponse } from 'node:http'

/** Methods of the API. Its handlers answer those that an operation does not have. */
const apiMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Pages are only read: every form is sent to the API, and there are no actions of the framework. */
const pageMethods: readonly string[] = ['GET', 'HEAD']

/** Why no handler may see a request: its target is ambiguous, or it has a method that nothing here answers. */
export function refusalOf(
  { method = '', url = '', rawHeaders }: Pick<IncomingMessage, 'method' | 'url' | 'rawHeaders'>,
  isDevelopment: boolean,
): { status: 400 } | { status: 405; allow: string } | null {
  const hosts = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  )
  // RFC 9112, 3.2: two names, or an empty one, let a proxy and this process each choose another.
  if (hosts.length > 1 || hosts.includes('')) return { status: 400 }
  const path = url.startsWith('/') || !URL.canParse(url) ? url : new URL(url).pathname
  const isTool = isDevelopment && path.startsWith('/_')
  const methods = /^\/apipc(?:[/?]|$)/.test(path) || isTool ? apiMethods : pageMethods
  return methods.includes(method) ? null : { status: 405, allow: methods.join(', ') }
}

const guarded = new WeakSet<Server>()

/**
 * Keeps refused requests from the handlers of a server. The framework would write an error with its stack into the log for a method that
 * the platform's `Request` does not know, and answer an unknown action with the cache rule of its page.
 */
export function guardServer(server: unknown, isDevelopment: boolean): void {
  if (!(server instanceof Server) || guarded.has(server)) return
  guarded.add(server)
  const { emit } = server
  server.emit = (event: string, ...args: unknown[]) => {
    const [request, response] = args as [IncomingMessage, ServerResponse]
    const refusal = event === 'request' ? refusalOf(request, isDevelopment) : null
    if (refusal === null) return Reflect.apply(emit, server, [event, ...args])
    response.writeHead(refusal.status, {
      'Cache-Control': 'private, no-store',
      Connection: 'close',
      ...(refusal.status === 405 && { Allow: refusal.allow }),
    })
    response.end()
    return true
  }
}

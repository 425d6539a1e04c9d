import type { IncomingMessage } from 'node:http'
import { isApiPath, pathOf } from './request-path'

/** Methods of the API. Its handlers answer those that an operation does not have. */
const apiMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Pages are only read: every form is sent to the API, and there are no actions of the framework. */
const pageMethods: readonly string[] = ['GET', 'HEAD']

/** Why no handler may see a request: its target is ambiguous, or it has a method that nothing here answers. */
export function refusalOf(
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

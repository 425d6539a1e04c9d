import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

/** Longest time in ms that the body of a request may take as a whole: far more than a form needs on a bad line. */
const bodyTime = 10_000

/**
 * Before anything else sees them: addresses that cannot be decoded are made to name what does not exist, and a body that only
 * drips is cut. For every request of every HTTP server of this process.
 */
export function guardRequests(patience = bodyTime): void {
  subscribe('http.server.request.start', (message) => {
    const request = requestOf(message)
    if (request === null) return
    request.url = decodable(request.url ?? '/')
    endSlowBody(request, patience)
  })
}

/**
 * The same address when its path can be decoded; otherwise with each wrong `%` read as itself, which gives a 404 like any other
 * address that nobody has written. NUL is wrong too, since no file can be called that.
 */
export function decodable(url: string): string {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  if (!path.includes('%')) return url
  const mended = path.replace(/%(?![\da-f]{2})|%(?=00)/gi, '%25')
  return (canDecode(mended) ? mended : path.replaceAll('%', '%25')) + url.slice(path.length)
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function endSlowBody(request: IncomingMessage, patience: number): void {
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined)
    return
  const timer = setTimeout(() => {
    if (!request.complete) request.destroy()
  }, patience)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

function requestOf(message: unknown): IncomingMessage | null {
  if (typeof message !== 'object' || message === null || !('request' in message)) return null
  return message.request instanceof IncomingMessage ? message.request : null
}

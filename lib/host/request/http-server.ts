/**
 * Rules for every request of every HTTP server of this process. The framework makes the server of the pages and Hono that of the
 * API, so the rules use the diagnostics channel of Node instead of one server.
 */
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { setClientAddress } from './client-address'

export type RequestRules = {
  /** Own proxies in front, see `clientAddress`. */
  trustedHops: number
  /** Longest time in ms that the body of a request may take as a whole: far more than a form needs on a bad line. */
  bodyTimeout?: number
}

/**
 * Adds the client's address to every request, refuses paths that cannot be decoded, ends bodies that are sent too slowly, and keeps
 * errors out of shared caches.
 * @returns drains the connections; to be called when the process gets the signal to end
 */
export function watchRequests({ trustedHops, bodyTimeout = 10_000 }: RequestRules): { drain: () => void } {
  const active = new Set<ServerResponse>()
  let isDraining = false
  subscribe('http.server.request.start', (message) => {
    if (!isExchange(message)) return
    const { request, response } = message
    request.url = decodablePath(request.url ?? '/')
    setClientAddress(request, trustedHops)
    limitBody(request, response, bodyTimeout)
    keepErrorUncached(response)
    if (isDraining) response.shouldKeepAlive = false
    active.add(response)
    response.once('close', () => active.delete(response))
  })
  return {
    /**
     * A closed server goes on answering on a connection that was busy at that moment for as long as requests come on it: a
     * proxy's pooled one, or a monitor that asks every second, would hold the process until it is killed. So each connection
     * ends with the request that is under way.
     */
    drain() {
      isDraining = true
      for (const response of active) response.shouldKeepAlive = false
    },
  }
}

/**
 * The same address when its path can be decoded; otherwise with each wrong `%` read as itself, which gives a 404 like any other
 * address that does not exist. NUL is wrong too, since no file can be called that.
 */
export function decodablePath(url: string): string {
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

/** 408 for a body that is not there in time, as Node itself answers where its servers may be configured. */
function limitBody(request: IncomingMessage, response: ServerResponse, timeout: number): void {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  const timer = setTimeout(() => {
    if (request.complete) return
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    request.destroy()
  }, timeout)
  timer.unref()
  request.once('close', () => clearTimeout(timer))
}

/**
 * The framework gives an error the `Cache-Control` of the page that failed, because `headers()` in next.config.ts is decided
 * before the status is known.
 */
function keepErrorUncached(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    if (Number(args[0]) >= 500) response.setHeader('Cache-Control', 'private, no-store')
    return Reflect.apply(writeHead, response, args)
  }
}

function isExchange(message: unknown): message is { request: IncomingMessage; response: ServerResponse } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse
  )
}

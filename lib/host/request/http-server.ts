/**
 * Rules for every request of every HTTP server of this process. The framework creates the server of the pages and Hono that of the API,
 * so the rules use the diagnostics channel of Node instead of one server.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setClientAddress } from './client-address'
import { validateFile } from './file-validator'
import { guardServer } from './guard-server'
import { createPageQueue } from './page-queue'

type RequestRules = {
  /** Number of own proxies in front, see `clientAddress`. */
  trustedHops: number
  /** The framework's own tools send requests of their own. */
  isDevelopment?: boolean
  /** Longest time in ms for the whole body of a request: far more than a form needs on a slow connection. */
  bodyTimeout?: number
  /** Time in ms that a connection without a request gets when the process ends. */
  silenceTimeout?: number
}

/**
 * Adds the client's address to every request, refuses those that no handler may see, lets pages wait for each other but no lead for all of
 * them, encodes paths that cannot be decoded, ends requests whose body arrives too slowly, and keeps error responses out of shared caches.
 * @returns `drain`, to be called when the process gets the signal to end; `stop`, after which no further request is watched
 */
export function watchRequests({
  trustedHops,
  isDevelopment = false,
  bodyTimeout = 10_000,
  silenceTimeout = 5_000,
}: RequestRules): {
  drain: () => void
  stop: () => void
} {
  const active = new Set<ServerResponse>()
  const silent = new Set<Socket>()
  const pages = isDevelopment ? undefined : createPageQueue()
  let isDraining = false
  const onConnection = (message: unknown) => {
    if (!isConnection(message)) return
    const { socket } = message
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  }
  const onRequest = (message: unknown) => {
    if (!isExchange(message)) return
    const { request, response, server } = message
    // The server hands the request to its handlers after this.
    guardServer(server, { isDevelopment, pages })
    silent.delete(request.socket)
    request.url = decodablePath(request.url ?? '/')
    setClientAddress(request, trustedHops)
    limitBody(request, response, bodyTimeout)
    keepErrorUncached(response)
    validateFile(request, response)
    // RFC 9110, 13.1.3: the framework would let this header turn a 304 into a whole page.
    if (request.headers['if-none-match'] !== undefined) delete request.headers['if-modified-since']
    if (isDraining) response.shouldKeepAlive = false
    active.add(response)
    response.once('close', () => active.delete(response))
  }
  subscribe('net.server.socket', onConnection)
  subscribe('http.server.request.start', onRequest)
  return {
    /**
     * Ends each connection after its current request. Otherwise a closed server would continue to answer on a busy connection as long as
     * requests arrive on it: a proxy's pooled connection, or a monitor that sends a request every second, would keep the process alive
     * until it is killed. A connection that a browser opened in advance and never used would be waited for, too: more than a minute.
     */
    drain() {
      isDraining = true
      for (const response of active) response.shouldKeepAlive = false
      const cut = () => {
        for (const socket of silent) socket.destroy()
      }
      setTimeout(cut, silenceTimeout).unref()
    },
    stop() {
      unsubscribe('net.server.socket', onConnection)
      unsubscribe('http.server.request.start', onRequest)
    },
  }
}

/**
 * The same address when its path can be decoded; otherwise every invalid `%` is encoded, which gives a 404 like any other address that
 * does not exist. NUL is invalid too, because no file name can contain it.
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

/** Answers 408 when the body has not arrived in time, as Node itself does for servers that can be configured. */
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
 * Replaces the `Cache-Control` of an error. The framework gives it that of the page that failed, because `headers()` in next.config.ts is
 * applied before the status is known. Node has no event before the headers are sent, so `writeHead` is replaced, as npm's `on-headers`
 * does; a site without nginx needs it too.
 */
function keepErrorUncached(response: ServerResponse): void {
  const { writeHead } = response
  response.writeHead = (...args: unknown[]) => {
    if (Number(args[0]) >= 500) response.setHeader('Cache-Control', 'private, no-store')
    return Reflect.apply(writeHead, response, args)
  }
}

const isConnection = (message: unknown): message is { socket: Socket } =>
  typeof message === 'object' && message !== null && 'socket' in message && message.socket instanceof Socket

function isExchange(
  message: unknown,
): message is { request: IncomingMessage; response: ServerResponse; server: unknown } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'server' in message &&
    'request' in message &&
    message.request instanceof IncomingMessage &&
    'response' in message &&
    message.response instanceof ServerResponse
  )
}

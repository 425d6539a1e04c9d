import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { PageQueue } from './page-queue'
import { queuePlace } from './queue-place'
import { refusalOf } from './refused-requests'

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

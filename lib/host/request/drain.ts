import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'

/**
 * Lets the connections of a stopping server end with the requests that are under way. A closed server goes on answering on a
 * connection that was busy at that moment for as long as somebody asks on it, so that a proxy's pooled one, or a watch that asks
 * every second, would hold the process until it is killed in the middle of something. For every HTTP server of this process.
 * @returns to be called when the process is told to end
 */
export function drainConnections(): () => void {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  subscribe('http.server.request.start', (message) => {
    const response = responseOf(message)
    if (response === null) return
    if (isStopping) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return () => {
    isStopping = true
    for (const response of underWay) response.shouldKeepAlive = false
  }
}

function responseOf(message: unknown): ServerResponse | null {
  if (typeof message !== 'object' || message === null || !('response' in message)) return null
  return message.response instanceof ServerResponse ? message.response : null
}

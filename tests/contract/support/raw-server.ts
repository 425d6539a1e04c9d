import { createServer, type RequestListener } from 'node:http'
import { portOf } from '@/tests/support/port-of'

/** A server on a loopback port. Closing it cuts open connections. */
export async function serveRaw(
  listener: RequestListener,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  return {
    origin: `http://127.0.0.1:${await portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

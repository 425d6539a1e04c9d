import { createServer, type RequestListener, type Server } from 'node:http'

/** A server on a loopback port. Closing it cuts open connections. */
export async function serveRaw(
  listener: RequestListener,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: Server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import { once } from 'node:events'
import type { Server } from 'node:net'

/** The port of a server that was told to listen, once it does. */
export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

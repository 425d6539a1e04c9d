import { once } from 'node:events'
import { createServer } from 'node:net'

/** Given out before; whoever asked may not listen on it yet. */
const given = new Set<number>()

/** A port that nobody listens on at this moment, and that nobody in this process was given. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  server.close()
  await once(server, 'close')
  if (given.has(address.port)) return freePort()
  given.add(address.port)
  return address.port
}

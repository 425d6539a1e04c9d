import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that is free at this moment, chosen at random. A port that the system chooses could be given to another
 * process again, before the first one listens on it. The range is below the ports that the system uses for outgoing
 * connections.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  return (await isFree(port)) ? port : freePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

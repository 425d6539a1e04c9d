import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const given = new Set<number>()

/**
 * A port that is free at this moment, chosen at random. A port that the system chooses could be given to another
 * process again, before the first one listens on it. The range is below the ports that the system uses for outgoing
 * connections. None is given twice: nginx does not start with one port for two servers.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  if (given.has(port) || !(await isFree(port))) return freePort()
  given.add(port)
  return port
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

/**
 * A process that starts like the server and runs until SIGTERM. Like Next it then accepts no new requests, finishes
 * the open ones, and exits with 143. Run with `node --import tsx`. Prints its origin. Its requests last until the
 * client disconnects.
 */
import { createServer } from 'node:http'

import { startHost } from '@/lib/host/start'

const server = createServer((_request, response) => response.writeHead(200).flushHeaders())
server.listen(0, '127.0.0.1', async () => {
  process.on('SIGTERM', () => server.close(() => process.exit(143)))
  await startHost()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  process.stdout.write(`http://127.0.0.1:${address.port}\n`)
})

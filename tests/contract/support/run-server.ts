/**
 * A process that starts the way the server does and runs until SIGTERM, which it takes as Next does: no new requests, the
 * open ones to their end, then exit 143. Run with `node --import tsx`. Prints its origin; its requests last until the
 * client hangs up.
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

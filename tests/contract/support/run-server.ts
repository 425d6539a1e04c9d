/**
 * A process that starts like the server and runs until SIGTERM. Like Next it then accepts no new requests, finishes
 * the open ones, and exits with 143. Run with `node --import tsx`. Prints its origin. Its requests last until the
 * client disconnects.
 */
import { createServer } from 'node:http'

import { startHost } from '@/lib/host/start'
import { portOf } from '@/tests/support/port-of'

const server = createServer((_request, response) => response.writeHead(200).flushHeaders())
const port = await portOf(server.listen(0, '127.0.0.1'))
process.on('SIGTERM', () => server.close(() => process.exit(143)))
await startHost()
process.stdout.write(`http://127.0.0.1:${port}\n`)

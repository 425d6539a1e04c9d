/** A process that starts the way the server does, says so and ends. Run with `node --import tsx`. */
import { startHost } from '@/lib/host/start'

await startHost()
process.stdout.write('started\n')

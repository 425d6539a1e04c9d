/** A process that starts like the server, prints this and ends. Run with `node --import tsx`. */
import { startHost } from '@/lib/host/start'

await startHost()
process.stdout.write('started\n')

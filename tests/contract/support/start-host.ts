/** A process that starts the way the server does, says so and ends. Run with `node --import tsx`. */
import './marker'

const { startHost } = await import('@/lib/host/start')

await startHost()
process.stdout.write('started\n')

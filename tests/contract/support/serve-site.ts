/** As `serve-host.ts`, after everything that the server does at its start. */
import './marker'

const { createHost } = await import('@/lib/host/app')
const { startHost } = await import('@/lib/host/start')
const { serveUntilEnded } = await import('./serve-until-ended')

await startHost()
await serveUntilEnded(createHost())

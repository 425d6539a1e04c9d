/** As `serve-host.ts`, after everything that the server does at its start. */
import { createHost } from '@/lib/host/app'
import { startHost } from '@/lib/host/start'
import { serveUntilEnded } from './serve-until-ended'

await startHost()
await serveUntilEnded(createHost())

/** Like `serve-leads.ts`, with every operation, after the complete start of the server. */
import { createHost } from '@/lib/host/app'
import { startHost } from '@/lib/host/start'
import { serveUntilEnded } from './serve-until-ended'

await startHost()
await serveUntilEnded(createHost())

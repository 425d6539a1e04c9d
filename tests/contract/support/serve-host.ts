/**
 * A process of its own that serves the host over HTTP, to be killed, ended or raced against. Run with `node --import tsx`.
 * Prints its origin once it listens. The environment is the site's own.
 */
import './marker'

const { createHost } = await import('@/lib/host/app')
const { serveUntilEnded } = await import('./serve-until-ended')

await serveUntilEnded(createHost())

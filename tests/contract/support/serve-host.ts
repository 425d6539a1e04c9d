/**
 * A process of its own that serves the host over HTTP, to be killed, ended or raced against. Run with `node --import tsx`.
 * Prints its origin once it listens. The environment is the site's own.
 */
import { createHost } from '@/lib/host/app'
import { serveUntilEnded } from './serve-until-ended'

await serveUntilEnded(createHost())

/**
 * A separate process that serves the host over HTTP, which tests kill, end or run beside another one. Run with `node
 * --import tsx` and the site's own environment. Prints its origin when it listens.
 */
import { createHost } from '@/lib/host/app'
import { serveUntilEnded } from './serve-until-ended'

await serveUntilEnded(createHost())

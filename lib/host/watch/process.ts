import { env } from '@/lib/env'
import { sharedStore } from '@/lib/host/shared-store'
import { exposition, expositionType, mayReadMetrics } from './exposition'
import { type Complaint, createReadiness } from './ready'

type Readiness = () => Promise<Complaint[]>

const key = Symbol.for('meishi.readiness')
type Shared = { [name: symbol]: Readiness | undefined }

/** The readiness of this process, asked of its own store; one for all bundles, so that its answer is remembered once. */
export function getReadiness(): Readiness {
  const shared: Shared = globalThis
  shared[key] ??= createReadiness({ env: env(), store: () => sharedStore(env()), now: Date.now })
  return shared[key]
}

/** The counters of this process, or 404 for whoever may not know that there are any. */
export async function readMetrics(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  if (!mayReadMetrics(request, env())) return new Response('Not Found\n', { status: 404, headers })
  const text = await exposition(() => sharedStore(env()), Date.now())
  return new Response(text, { headers: { ...headers, 'Content-Type': expositionType } })
}

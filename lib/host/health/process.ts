import { env } from '@/lib/core/env'
import { oncePerProcess } from '@/lib/core/once-per-process'
import { sharedStore } from '@/lib/host/shared-store'
import { exposition, expositionType, mayReadMetrics } from './exposition'
import { type Complaint, createReadiness } from './ready'

/** The readiness of this process, asked of its own store. */
export const getReadiness = (): (() => Promise<Complaint[]>) =>
  oncePerProcess('readiness', () =>
    createReadiness({ env: env(), store: () => sharedStore(env()), now: Date.now }),
  )

/** The counters of this process, or 404 for whoever may not know that there are any. */
export async function readMetrics(request: Request): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  if (!mayReadMetrics(request, env())) return new Response('Not Found\n', { status: 404, headers })
  const text = await exposition(() => sharedStore(env()), Date.now())
  return new Response(text, { headers: { ...headers, 'Content-Type': expositionType } })
}

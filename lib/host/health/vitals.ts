import { Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { Env } from '@/lib/core/env'
import type { HostContext } from '@/lib/host/context'
import { receiveBeacon, refuseBeacon } from '@/lib/host/request/beacon'
import { messages } from '@/lib/leads/messages'
import { vitalsSchema } from '@/lib/vitals/schema'
import { metrics } from './counters'

/** POST /v1/vitals: the loading times of a sampled visit. Answered by this host in either mode, never forwarded. */
export function vitalsRoutes({ env }: Pick<HostContext, 'env'>): Hono {
  return new Hono().post('/v1/vitals', (c) => receiveVitals(c.req.raw, env))
}

/** Adds a visit's report to the histograms; nothing of it is stored or logged. Answers 404 when `WEB_VITALS_SAMPLE` is 0. */
export async function receiveVitals(
  request: Request,
  env: Pick<Env, 'SITE_ORIGIN' | 'WEB_VITALS_SAMPLE'>,
): Promise<Response> {
  if (env.WEB_VITALS_SAMPLE === 0) return refuseBeacon(404, codes.notFound, messages.notFound)
  return receiveBeacon(request, env, vitalsSchema, ({ layout, ...figures }) => {
    for (const [name, value] of Object.entries(figures))
      metrics().vitals.get(name)?.observe({ layout }, value)
  })
}

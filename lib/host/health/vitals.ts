import { Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { Env } from '@/lib/core/env'
import type { HostContext } from '@/lib/host/context'
import { isForeign } from '@/lib/host/request/fetch-metadata'
import { readBounded } from '@/lib/host/request/fields'
import { messages } from '@/lib/leads/messages'
import { vitalsSchema } from '@/lib/vitals/schema'
import { metrics } from './counters'

const bodyLimit = 1024

/** POST /v1/vitals: the loading times of a sampled visit. Answered by this host in either mode, never forwarded. */
export function vitalsRoutes({ env }: Pick<HostContext, 'env'>): Hono {
  return new Hono().post('/v1/vitals', (c) => receiveVitals(c.req.raw, env))
}

/**
 * Adds a visit's report to the histograms: 204, or a refusal for anything that is not a report of one of our own pages. Nothing of it is
 * stored or logged. Answers 404 when `WEB_VITALS_SAMPLE` is 0.
 */
export async function receiveVitals(
  request: Request,
  env: Pick<Env, 'SITE_ORIGIN' | 'WEB_VITALS_SAMPLE'>,
): Promise<Response> {
  if (env.WEB_VITALS_SAMPLE === 0) return refuse(404, codes.notFound, messages.notFound)
  if (isForeign(request, env.SITE_ORIGIN)) return refuse(403, codes.busyAddress, messages.busy)
  const body = await readBounded(request, bodyLimit)
  if (body === 'size') return refuse(413, codes.tooLong, messages.tooLong)
  const report = body === 'malformed' ? null : vitalsSchema.safeParse(parse(body))
  if (!report?.success) return refuse(400, codes.malformed, messages.malformed)
  const { layout, ...figures } = report.data
  for (const [name, value] of Object.entries(figures)) metrics().vitals.get(name)?.observe({ layout }, value)
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function refuse(status: number, code: number, msg: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }
  return Response.json({ code, data: { msg } }, { status, headers })
}

import { type Context, Hono } from 'hono'
import { codes } from '@/lib/api/envelope'
import { type Fields, pickScalars, readForm, readQuery } from '@/lib/host/border/fields'
import type { HostContext } from '@/lib/host/context'
import { frame, type Host } from '@/lib/host/frame'
import { refuse } from '@/lib/host/http'
import { cardRoutes } from '@/lib/host/leads/card-routes'
import { isWellFormedId } from '@/lib/host/leads/consultants'
import { receiptRoutes } from '@/lib/host/leads/receipt-routes'
import { receive } from '@/lib/host/leads/routes'
import { report } from '@/lib/host/report'
import { contentOperations } from '@/lib/host/resources/operations'
import { claimMessage, returnMessage } from '@/lib/host/sms/allowance'
import { readRequest, refuseAllowance } from '@/lib/host/sms/routes'
import { count } from '@/lib/host/watch/counters'
import { messages } from '@/lib/leads/messages'
import { forwardLead, plainPath } from './lead'
import { type Call, callUpstream, contentful, type UpstreamAnswer, upstreamTimeout } from './upstream'

export type ForwardOptions = { origin: string; timeout?: number }

/**
 * Answers browsers from another host of the same contract. A closed list: only the calls that the embedded host knows go
 * out, each rebuilt from its known parameters. A lead is written down here before it is passed on.
 */
export function createForwarder(
  context: HostContext,
  { origin, timeout = upstreamTimeout }: ForwardOptions,
): Host {
  const call: Call = (request) => callUpstream(origin, request, timeout)
  const routes = new Hono()
  for (const { path, query } of contentOperations) {
    const names = Object.keys(query.shape)
    routes.get(path.replace('{id}', ':id'), (c) => forwardContent(c, path, names, call))
  }
  routes.get('/v1/sms_logs', (c) => forwardCodeRequest(c, context, call))
  const submit = (path: string, coded: boolean) =>
    routes.post(path, (c) =>
      receive(c, context.env.SITE_ORIGIN, () => forwardLead(c.req.raw, context, { path, coded, call })),
    )
  submit(plainPath, false)
  submit('/v1/general_form_pc_sms', true)
  routes.get(plainPath, async (c) => {
    const query = pickedQuery(c, ['limit', 'spam'])
    return query === null ? malformed(c) : relay(c, await call({ ...keyed(c), method: 'GET', query }))
  })
  routes.post('/v1/general_form_pc/ack', async (c) => {
    const reading = await readForm(c.req.raw)
    if (!reading.ok) return malformed(c)
    const body = new URLSearchParams({ ids: idsOf(reading.fields) })
    return relay(c, await call({ ...keyed(c), method: 'POST', body }))
  })
  // What only this site knows: its own copy of the leads, and what their senders said since.
  routes.route('/', cardRoutes(context))
  routes.route('/', receiptRoutes(context))
  return frame(routes)
}

async function forwardContent(c: Context, path: string, names: string[], call: Call): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (path.includes('{id}') && !/^[\w-]{1,120}$/.test(id)) return refuse(c, codes.notFound, messages.notFound)
  const query = pickedQuery(c, names)
  if (query === null) return malformed(c)
  const answer = await call({ method: 'GET', path: path.replace('{id}', id), query })
  if (answer.outcome === 'answered' && answer.envelope.code === codes.ok) {
    c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=600')
  }
  return relay(c, answer)
}

async function forwardCodeRequest(c: Context, context: HostContext, call: Call): Promise<Response> {
  const request = readRequest(c, context)
  if (!request.ok) return request.refusal
  const store = await context.store()
  const allowance = await claimMessage(store, request, context.now(), async () => undefined)
  if (allowance.outcome !== 'granted') return refuseAllowance(c, allowance.outcome)
  const query = new URLSearchParams({ phone: request.phone, check_string: context.env.SMS_CHECK_STRING })
  const answer = await call({ method: 'GET', path: '/v1/sms_logs', query })
  const isSent = answer.outcome === 'answered' && answer.envelope.code === codes.ok
  if (isSent) count('codes_sent')
  else {
    count('codes_refused', { reason: 'provider' })
    await store
      .write((trx) => returnMessage(trx, store, request, allowance.ref))
      .catch((error) => report(error, c.req.path))
  }
  return relay(c, answer)
}

const keyed = (c: Context) => ({
  path: c.req.path.replace(/^\/apipc/, ''),
  authorization: c.req.header('authorization') ?? null,
})

function pickedQuery(c: Context, names: string[]): URLSearchParams | null {
  const reading = readQuery(c.req.url)
  const picked = reading.ok ? pickScalars(reading.fields, names) : null
  return picked === null
    ? null
    : new URLSearchParams(Object.entries(picked).map(([name, value]) => [name, value ?? '']))
}

const idsOf = (fields: Fields) =>
  (fields.get('ids') ?? [])
    .flatMap((value) => value.split(','))
    .filter(isWellFormedId)
    .join(',')

/** Passes on the upstream's body and the class of its status, none of its headers. */
function relay(c: Context, answer: UpstreamAnswer): Response {
  if (answer.outcome === 'silent') return refuse(c, codes.upstreamTimeout, messages.timeout, 504)
  if (answer.outcome === 'unusable') return refuse(c, codes.fault, messages.fault, 502)
  return c.json(answer.envelope, contentful(answer.status))
}

const malformed = (c: Context) => refuse(c, codes.malformed, messages.malformed)

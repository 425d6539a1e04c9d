import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import { contentOperations } from '@/lib/contract/operations'
import { searchOperations } from '@/lib/contract/search'
import { chatResults, chatRoutes, toSiteAnswer } from '@/lib/host/chat/routes'
import type { HostContext } from '@/lib/host/context'
import { contractApp, type Host } from '@/lib/host/contract-app'
import {
  type AskUpstream,
  contentful,
  type UpstreamAnswer,
  upstreamAt,
} from '@/lib/host/delivery/upstream-request'
import { count } from '@/lib/host/health/counters'
import { vitalsRoutes } from '@/lib/host/health/vitals'
import { refuse } from '@/lib/host/http'
import { ownLeadRoutes } from '@/lib/host/leads/routes'
import { forwardLead } from '@/lib/host/leads/submit/forward'
import { receive } from '@/lib/host/leads/submit/routes'
import { report } from '@/lib/host/report'
import { pickScalars, readForm, readQuery } from '@/lib/host/request/fields'
import { claimMessage, returnMessage } from '@/lib/host/sms/allowance'
import { readRequest, refuseAllowance } from '@/lib/host/sms/routes'
import { acknowledgePath, codedFormPath, codePath, formPath } from '@/lib/leads/api-paths'
import { readLeadIds } from '@/lib/leads/lead-ids'
import { messages } from '@/lib/leads/messages'

type ForwardOptions = { origin: string; timeout?: number }

/**
 * Answers browsers from another host with the same contract. A closed list: only operations of the embedded host are forwarded, each
 * rebuilt from its known parameters. A lead is stored here before it is forwarded.
 */
export function createForwarder(context: HostContext, { origin, timeout }: ForwardOptions): Host {
  const askUpstream = upstreamAt(origin, timeout)
  const routes = new Hono()
  for (const { path, query } of contentOperations) {
    const names = Object.keys(query.shape)
    routes.get(path.replace('{id}', ':id'), (c) => forwardContent(c, path, names, askUpstream))
  }
  routes.get(codePath, (c) => forwardCodeRequest(c, context, askUpstream))
  const submit = (path: string, coded: boolean) =>
    routes.post(path, (c) =>
      receive(c, context, () => forwardLead(c.req.raw, context, { path, coded, askUpstream })),
    )
  submit(formPath, false)
  submit(codedFormPath, true)
  routes.get(formPath, async (c) => {
    const query = pickedQuery(c, ['limit', 'spam', 'format'])
    // The upstream's contract has no CSV, and JSON where CSV was requested would be worse than a refusal.
    if (query?.get('format') === 'csv') return refuse(c, codes.malformed, messages.noTable)
    query?.delete('format')
    return query === null ? malformed(c) : relay(c, await askUpstream({ ...keyed(c), method: 'GET', query }))
  })
  routes.post(acknowledgePath, async (c) => {
    const reading = await readForm(c.req.raw)
    if (!reading.ok) return malformed(c)
    const body = new URLSearchParams({ ids: readLeadIds(reading.fields.get('ids') ?? []).join(',') })
    return relay(c, await askUpstream({ ...keyed(c), method: 'POST', body }))
  })
  routes.route('/', ownLeadRoutes(context))
  routes.route(
    '/',
    chatRoutes(context, {
      ask: async (keyword) => {
        const query = new URLSearchParams({ Keyword: keyword, limit: String(chatResults) })
        const answer = await askUpstream({ method: 'GET', path: searchOperations.search.path, query })
        return answer.outcome === 'answered' ? toSiteAnswer(answer.envelope.data) : null
      },
      submit: (request, made) =>
        forwardLead(request, context, { path: formPath, coded: false, askUpstream, made }),
    }),
  )
  routes.route('/', vitalsRoutes(context))
  return contractApp(routes)
}

async function forwardContent(
  c: Context,
  path: string,
  names: string[],
  askUpstream: AskUpstream,
): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (path.includes('{id}') && !/^[\w-]{1,120}$/.test(id)) return refuse(c, codes.notFound, messages.notFound)
  const query = pickedQuery(c, names)
  if (query === null) return malformed(c)
  const answer = await askUpstream({ method: 'GET', path: path.replace('{id}', id), query })
  if (answer.outcome === 'answered' && answer.envelope.code === codes.ok) {
    c.header('Cache-Control', 'public, max-age=60, stale-while-revalidate=600')
  }
  return relay(c, answer)
}

async function forwardCodeRequest(
  c: Context,
  context: HostContext,
  askUpstream: AskUpstream,
): Promise<Response> {
  const request = readRequest(c, context)
  if (!request.ok) return request.refusal
  const store = await context.store()
  const allowance = await claimMessage(store, request, null, context.now())
  if (allowance.outcome !== 'granted') return refuseAllowance(c, allowance)
  const query = new URLSearchParams({ phone: request.phone, check_string: context.env.SMS_CHECK_STRING })
  const answer = await askUpstream({ method: 'GET', path: codePath, query })
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

/** Returns the upstream's body and the class of its status, none of its headers. */
function relay(c: Context, answer: UpstreamAnswer): Response {
  if (answer.outcome === 'silent') return refuse(c, codes.upstreamTimeout, messages.timeout, 504)
  if (answer.outcome === 'unusable') return refuse(c, codes.fault, messages.fault, 502)
  return c.json(answer.envelope, contentful(answer.status))
}

const malformed = (c: Context) => refuse(c, codes.malformed, messages.malformed)

import { type Context, Hono } from 'hono'
import { codes } from '@/lib/contract/envelope'
import type { HostContext } from '@/lib/host/context'
import { linkHours } from '@/lib/host/delivery/lead-link'
import { ok, refuse } from '@/lib/host/http'
import { loadCosts } from '@/lib/host/leads/report/costs'
import { callPageLimit, isWithinRate, refuseLink } from '@/lib/host/leads/secret-link'
import { maskedAddressOf } from '@/lib/host/request/client-address'
import { audit } from '@/lib/host/store/audit'
import { codeHash } from '@/lib/host/store/secret'
import { boardPath } from '@/lib/leads/api-paths'
import { messages } from '@/lib/leads/messages'
import { type BoardQuery, boardQuerySchema } from '@/lib/leads/office-board'
import { receiptCodePattern } from '@/lib/leads/receipt'
import { leadsBoard, reportBoard, type Scope } from './board'
import { findPageKey, type PageKey } from './key'

/** Data of the page that is opened with a key: the leads of an office, or the report. */
export function boardRoutes(context: HostContext): Hono {
  return new Hono().get(boardPath(':code'), (c) => show(c, context))
}

async function show(c: Context, context: HostContext): Promise<Response> {
  const code = c.req.param('code') ?? ''
  if (!receiptCodePattern.test(code)) return refuse(c, codes.notFound, messages.notFound)
  const now = context.now()
  const store = await context.store()
  if (!(await isWithinRate(c, store, callPageLimit, now)))
    return refuse(c, codes.busyAddress, messages.busy, 429)
  const query = boardQuerySchema.parse(c.req.query())
  const key = await findPageKey(store.db, code, now)
  if (key === null) return refuseLink(c, 'board')
  const { SITE_ORIGIN: origin, LEAD_LINK_HOURS: hours } = context.env
  const note = (action: string, detail: Record<string, unknown>) => ({
    actor: key.name,
    action,
    detail,
    address: maskedAddressOf(c.req.raw),
  })
  const scope = scopeOf(key, query)
  if (scope === null) {
    await store.write((trx) => audit(trx, note('read-report', { by: query.by }), now))
    return ok(c, await reportBoard(store, { key, query, costs: loadCosts(context.env) }, now))
  }
  const shown = await store.write(async (trx) => {
    const link = { origin, hours: linkHours(hours) }
    const asked = { key, scope, keyHash: codeHash(code), query, secret: store.secret, link }
    const { ids, ...board } = await leadsBoard(trx, asked, now)
    await audit(trx, note('read-office', { ...scope, leads: ids }), now)
    return board
  })
  return ok(c, shown)
}

/** The leads that are asked for; null: the report. A key of the report opens leads only when it was made for that. */
function scopeOf({ office, opensLeads }: PageKey, { by, row, days }: BoardQuery): Scope | null {
  if (office !== null) return { office }
  return row === undefined || !opensLeads ? null : { row: { by, name: row, days } }
}

import type { Context } from 'hono'
import type { HostContext } from '@/lib/host/context'
import { linkHours } from '@/lib/host/delivery/lead-link'
import { maskedAddressOf } from '@/lib/host/request/client-address'
import { audit } from '@/lib/host/store/audit'
import { codeHash } from '@/lib/host/store/secret'
import type { Store, Write } from '@/lib/host/store/store'
import { type BoardQuery, boardQuerySchema } from '@/lib/leads/office-board'
import { leadsBoard, reportBoard, type Scope } from './board'
import { findPageKey, type PageKey } from './key'

/** What a key opens: the leads of an office, or the report, which is read after the transaction; null when the code is no key. */
export async function showBoard(
  trx: Write,
  c: Context,
  context: HostContext,
  { code, secret, now }: { code: string; secret: string; now: number },
): Promise<object | ((store: Store) => Promise<object>) | null> {
  const key = await findPageKey(trx, code, now)
  if (key === null) return null
  const query = boardQuerySchema.parse(c.req.query())
  const address = maskedAddressOf(c.req.raw)
  const note = (action: string, detail: Record<string, unknown>) =>
    audit(trx, { actor: key.name, action, detail, address }, now)
  const scope = scopeOf(key, query)
  if (scope === null) {
    await note('read-report', { by: query.by })
    return (store: Store) => reportBoard(store, { key, query }, now)
  }
  const { SITE_ORIGIN: origin, LEAD_LINK_HOURS: hours } = context.env
  const link = { origin, hours: linkHours(hours) }
  const asked = { key, scope, keyHash: codeHash(code), query, secret, link }
  const { ids, ...board } = await leadsBoard(trx, asked, now)
  await note('read-office', { ...scope, leads: ids })
  return board
}

/** The leads that are asked for; null: the report. A key of the report opens leads only when it was made for that. */
function scopeOf({ office, opensLeads }: PageKey, { by, row, days }: BoardQuery): Scope | null {
  if (office !== null) return { office }
  return row === undefined || !opensLeads ? null : { row: { by, name: row, days } }
}

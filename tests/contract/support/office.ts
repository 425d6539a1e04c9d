import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { issueLink } from '@/lib/host/delivery/lead-link'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import { registerTargets, targetsOf } from '@/lib/host/delivery/targets'
import { deliverDue } from '@/lib/host/delivery/worker'
import { announceOverdue, countOverdue } from '@/lib/host/leads/calls/overdue'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { issuePageKey } from '@/lib/host/leads/pages/key'
import { type Grouping, reportOf } from '@/lib/host/leads/report/report'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { callPageSchema } from '@/lib/leads/call-outcome'
import { boardSchema } from '@/lib/leads/office-board'
import { startReceiver, withCode } from '@/tests/contract/delivery/support/receiver'
import { digest, keyed, postForm, startSite } from './test-host'
import type { Reply } from './transports'

export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
export const beijing = (time: string) => Date.parse(`2026-11-${time}+08:00`)
export const callPath = '/apipc/v1/receipt_call'

type Fields = Record<string, string>

/** An office at work: a host, the groups of its robots, a system with the key `crm`, and 王老师 with the key `teacher`. */
export async function startOffice({ env = {}, rules = '' }: { env?: Fields; rules?: string } = {}) {
  const receiver = await startReceiver()
  receiver.answer = withCode(0)
  const test = await startSite({
    env: {
      CONSULTANT_KEYS: `CRM:${digest('crm')}:system,王老师:${digest('teacher')}`,
      WECOM_ROBOT_URL: `${receiver.origin}/default`,
      DELIVERY_ALLOW_PRIVATE: '1',
      LEAD_LINK_HOURS: '48',
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [name, value.replace('ROBOT', receiver.origin)]),
      ),
    },
  })
  if (rules !== '')
    writeFileSync(join(test.dataDir, 'routing.yaml'), rules.replaceAll('ROBOT', receiver.origin))
  const { store, clock, leads, send, pass } = test

  const office = {
    ...{ test, store, clock, send, leads, pass },
    /** Stores a lead. Its phone ends in `n`; its source names its phone. Returns its id. */
    async submit(n = 0, fields: Fields = {}): Promise<string> {
      const phone = String(13800138000 + n)
      const { text } = await postForm({ send }, { name: '张三丰', phone, source: `首页 ${phone}`, ...fields })
      const lead = (await leads()).findLast((lead) => lead.phone === phone)
      if (lead === undefined) throw new Error(`not stored: ${text}`)
      return lead.id
    },
    /** Sends what is due to the robots. Returns the addresses and texts of what was sent. */
    async deliver(): Promise<{ to: string; text: string; title: string }[]> {
      receiver.seen.length = 0
      const targets = targetsOf(test.env, currentRouting(test.env))
      await registerTargets(store, targets)
      const now = () => clock.now
      const sender = createSend({ ...sendOptionsOf(test.env), now })
      for (const target of targets) await deliverDue({ store: async () => store, now, send: sender }, target)
      return receiver.seen.map(({ url, body }) => {
        const said = JSON.parse(body)
        const text: string = said.markdown?.content ?? body
        return { to: url, text, title: said.type ?? /\*\*(.+)\*\*/.exec(text)?.[1] ?? '' }
      })
    },
    /** The code of the link that a notice of the lead has. */
    async linkTo(id: string): Promise<string> {
      const link = { secret: store.secret, leadId: id, link: { origin: '', hours: 48 }, keyHash: null }
      return codeOf(await store.write((trx) => issueLink(trx, link, clock.now)))
    },
    keyTo: (holder: string | null = '总部', { name = '王老师', days = 30 } = {}) =>
      issuePageKey(store, { office: holder, name, days }, clock.now),
    open: (code: string, query = '') => send({ path: `${callPath}/${code}${query}` }),
    act: (code: string, fields: Fields, headers: Fields = {}) =>
      postForm({ send }, { code, ...fields }, { path: callPath, headers }),
    pageOf: async (code: string, query = '') => dataOf(callPageSchema, await office.open(code, query)),
    boardOf: async (code: string, query = '') => dataOf(boardSchema, await office.open(code, query)),
    async listOf(code: string, query = '') {
      const board = await office.boardOf(code, query)
      if (board.kind !== 'leads') throw new Error('no leads')
      return board
    },
    get: (path: string, key = 'crm') => send({ path, headers: keyed(key) }),
    post: (path: string, fields: Fields | string, key = 'crm') =>
      postForm({ send }, fields, { path, headers: keyed(key) }),
    erase: (phone = '13800138000') => eraseLeads(store, phone, clock.now),
    announceOverdue: () => announceOverdue(store, clock.now, currentRouting(test.env)),
    countOverdue: () => countOverdue(store),
    calls: () => store.db.selectFrom('lead_call').selectAll().orderBy('id').execute(),
    audits: () => store.db.selectFrom('audit').select(['actor', 'action', 'detail']).execute(),
    report: (by: Grouping) => reportOf(store, { by, since: 0, until: clock.now + 1 }),
  }
  await office.deliver()
  return office
}

export type Office = Awaited<ReturnType<typeof startOffice>>

export const codeOf = (address: string | undefined) => address?.split('/').at(-1) ?? ''

function dataOf<Data>(schema: z.ZodType<Data>, { json }: Reply): Data {
  return z.object({ code: z.literal(0), data: schema }).parse(json).data
}

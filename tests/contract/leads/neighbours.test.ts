import { expect, it } from 'vitest'
import { issuePageKey, revokeNoticeLinks, revokePageKeys } from '@/lib/host/leads/pages/key'
import { minute, type Office, startOffice } from '@/tests/contract/support/office'
import { plainPath } from '@/tests/contract/support/test-host'

const rules = `
offices:
  北京: { people: [王老师, 李老师] }
  上海: { people: [赵老师] }
rules:
  - { to: 北京, city: 北京 }
`

type Act = (office: Office, lead: { id: string; code: string }) => Promise<unknown>

// An action on one lead of three, and the line that it leaves in the audit.
it.each<[string, string | null, Act]>([
  ['is late', null, ({ announceOverdue }) => announceOverdue()],
  ['is shown', 'reveal', ({ act }, { code }) => act(code, { action: 'reveal', caller: '李老师' })],
  [
    'has a result',
    'call',
    ({ act }, { code }) => act(code, { action: 'outcome', caller: '李老师', outcome: 'reached' }),
  ],
  [
    'is handed over',
    'hand-over',
    ({ act }, { code }) => act(code, { action: 'handover', caller: '李老师', to: '上海', reason: '近' }),
  ],
  ['is fetched', 'read', ({ get }) => get(`${plainPath}?limit=1`, 'teacher')],
  ['is fetched by a system', 'read', ({ get }) => get(`${plainPath}?limit=1`, 'crm')],
  ['is acknowledged', 'acknowledge', ({ post }, { id }) => post(`${plainPath}/ack`, { ids: id }, 'teacher')],
  [
    'has a result of a system',
    'call',
    ({ post }, { id }) => post('/apipc/v1/lead_outcome', { ids: id, outcome: 'later', caller: '李老师' }),
  ],
  [
    'is handed over by a system',
    'hand-over',
    ({ post }, { id }) =>
      post('/apipc/v1/lead_handover', { ids: id, to: '上海', reason: '近', caller: '李老师' }),
  ],
  ['is spam', 'mark-spam', ({ post }, { id }) => post('/apipc/v1/lead_spam', { ids: id, spam: '1' })],
  ['is erased', 'erase', ({ erase }) => erase('13800138000')],
])('when a lead %s, the other leads of its office stay as they were', async (_, action, act) => {
  const office = await startOffice({ rules })
  const id = await office.submit(0, { branch: 'bj' })
  office.pass(6 * minute)
  const others = [await office.submit(1, { branch: 'bj' }), await office.submit(2, { branch: 'bj' })]
  const given = { action: 'handover', caller: '王老师', to: '上海', reason: '家在上海' }
  await office.act(await office.linkTo(others[0] ?? ''), given)
  const code = await office.linkTo(id)
  office.pass(5 * minute)
  const read = async () => Map.groupBy(await office.leads(), (lead) => lead.id === id)
  const [before, audited] = [await read(), (await office.audits()).length]
  await act(office, { id, code })
  const after = await read()
  expect(after.get(false)).toEqual(before.get(false))
  expect(after.get(true)).not.toEqual(before.get(true))
  const lines = (await office.audits()).slice(audited)
  expect(lines.map((line) => line.action)).toEqual(action === null ? [] : [action])
})

it('an erased lead keeps no call, no reason of a hand-over and no link', async () => {
  const { submit, linkTo, act, erase, store } = await startOffice({ rules })
  const code = await linkTo(await submit(0, { branch: 'bj' }))
  await act(code, { action: 'outcome', caller: '李老师', outcome: 'reached' })
  await act(code, { action: 'handover', caller: '李老师', to: '上海', reason: '近' })
  const kept = () =>
    Promise.all(
      (['lead_call', 'lead_handover', 'lead_link'] as const).map(
        async (table) => (await store.db.selectFrom(table).select('lead_id').execute()).length > 0,
      ),
    )
  expect(await kept()).toEqual([true, true, true])
  await erase()
  expect(await kept()).toEqual([false, false, false])
})

it('giving and taking back what opens leads leaves its line in the audit', async () => {
  const { store, clock, audits } = await startOffice()
  await issuePageKey(store, { office: '总部', name: '王老师', days: 30 }, clock.now)
  await revokePageKeys(store, '王老师', clock.now)
  await revokeNoticeLinks(store, clock.now)
  expect(await audits()).toEqual(
    [
      ['issue-page-key', { office: '总部', name: '王老师', days: 30 }],
      ['revoke-page-key', { name: '王老师', keys: 1 }],
      ['revoke-links', { links: 0 }],
    ].map(([action, detail]) => ({ actor: 'cli', action, detail: JSON.stringify(detail) })),
  )
})

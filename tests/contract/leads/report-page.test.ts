import { describe, expect, it } from 'vitest'
import { issuePageKey } from '@/lib/host/leads/pages/key'
import { startOffice } from '@/tests/contract/support/office'

/** Leads on 15, 18 and 20 November; the first two clicked on the same campaign of Baidu. */
async function submitThree() {
  const office = await startOffice()
  const usa = JSON.stringify({ at: '2026-11-15', bd_vid: 'x', utm_campaign: 'usa27', landing: '/us' })
  const given: [string, Record<string, string>][] = [
    ['2026-11-15T10:00:00+08:00', { last_touch: usa }],
    ['2026-11-18T10:00:00+08:00', { last_touch: usa }],
    ['2026-11-20T10:00:00+08:00', {}],
  ]
  for (const [n, [at, fields]] of given.entries()) {
    office.clock.now = Date.parse(at)
    await office.submit(n, fields)
  }
  return {
    ...office,
    issue: (opensLeads: boolean) =>
      issuePageKey(office.store, { office: null, name: '市场部', days: 30, opensLeads }, office.clock.now),
  }
}

describe('the page of the report', () => {
  it.each([
    ['campaign', 'usa27', ['138******01']],
    ['source', '百度', ['138******01']],
    ['page', '/us', ['138******01']],
    ['office', '总部', ['138******02', '138******01']],
    ['day', '2026-11-20', ['138******02']],
    ['day', 'nonsense', []],
  ])('leads from the line of the %s %s to its leads, masked', async (by, row, phones) => {
    const { boardOf, issue } = await submitThree()
    const board = await boardOf(await issue(true), `?by=${by}&days=3&row=${encodeURIComponent(row)}`)
    expect(board).toMatchObject({ kind: 'leads', office: null, row: { by, name: row, days: 3 } })
    expect(board.kind === 'leads' && board.list.map(({ phone }) => phone)).toEqual(phones)
    expect(JSON.stringify(board)).not.toContain('张三丰')
  })

  it('stays a report for a key that may not see leads', async () => {
    const { boardOf, issue } = await submitThree()
    const code = await issue(false)
    expect(await boardOf(code, '?by=source&days=3&row=百度')).toMatchObject({
      kind: 'report',
      opens_leads: false,
      total: { leads: 2 },
    })
  })
})

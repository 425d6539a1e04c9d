import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { issuePageKey } from '@/lib/host/leads/pages/key'
import { boardSchema } from '@/lib/leads/office-board'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

let test: TestHost

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  test = await createTestHost()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

/** Leads on 15, 18 and 20 November; the first two clicked on the same campaign of Baidu. */
async function submitThree() {
  const usa = JSON.stringify({ at: '2026-11-15', bd_vid: 'x', utm_campaign: 'usa27', landing: '/us' })
  const given: [string, Record<string, string>][] = [
    ['2026-11-15T10:00:00+08:00', { last_touch: usa }],
    ['2026-11-18T10:00:00+08:00', { last_touch: usa }],
    ['2026-11-20T10:00:00+08:00', {}],
  ]
  for (const [n, [at, fields]] of given.entries()) {
    test.clock.now = Date.parse(at)
    const form = { name: '张三丰', phone: `1380013800${n}`, source: `首页 ${n}` }
    await postForm(inProcess(test.host), { ...form, ...fields })
  }
}

describe('the page of the report', () => {
  const open = async (code: string, query: string) => {
    const { json } = await inProcess(test.host).send({ path: `/apipc/v1/receipt_call/${code}${query}` })
    return z.object({ data: boardSchema }).parse(json).data
  }
  const issue = (opensLeads: boolean) =>
    issuePageKey(test.store, { office: null, name: '市场部', days: 30, opensLeads }, test.clock.now)

  it.each([
    ['campaign', 'usa27', ['138******01']],
    ['source', '百度', ['138******01']],
    ['page', '/us', ['138******01']],
    ['office', '总部', ['138******02', '138******01']],
    ['day', '2026-11-20', ['138******02']],
    ['day', 'nonsense', []],
  ])('leads from the line of the %s %s to its leads, masked', async (by, row, phones) => {
    await submitThree()
    const board = await open(await issue(true), `?by=${by}&days=3&row=${encodeURIComponent(row)}`)
    expect(board).toMatchObject({ kind: 'leads', office: null, row: { by, name: row, days: 3 } })
    expect(board.kind === 'leads' && board.list.map(({ phone }) => phone)).toEqual(phones)
    expect(JSON.stringify(board)).not.toContain('张三丰')
  })

  it('stays a report for a key that may not see leads', async () => {
    await submitThree()
    const code = await issue(false)
    expect(await open(code, '?by=source&days=3&row=百度')).toMatchObject({
      kind: 'report',
      opens_leads: false,
      total: { leads: 2 },
    })
  })
})

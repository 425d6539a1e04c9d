import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { issuePageKey } from '@/lib/host/leads/pages/key'
import { compareReport } from '@/lib/host/leads/report/compare'
import { loadCosts, readCosts } from '@/lib/host/leads/report/costs'
import { reportOf } from '@/lib/host/leads/report/report'
import { toReportCsv } from '@/lib/host/leads/report/report-csv'
import { boardSchema } from '@/lib/leads/office-board'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const day = 24 * 60 * 60_000
/** The start of the period: three days, of which 20 November is the last. */
const since = Date.parse('2026-11-18T00:00:00+08:00')
const until = since + 3 * day

let test: TestHost

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  test = await createTestHost()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await test.close()
})

const costs = (text: string) => readCosts('costs.csv', Buffer.from(text))
const paid =
  '日期,渠道,活动,花费\n2026-11-18,百度,USA27,"1,200.50"\n2026/11/20,百度,,100\n2026-11-20,腾讯,uk27,80\n2026-11-15,百度,usa27,600\n'

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

describe('the costs that marketing keeps', () => {
  it('are read by the names of the columns, in UTF-8 and as Chinese spreadsheets save them', () => {
    const expected = { day: '2026-11-18', channel: '百度', campaign: 'usa27', fen: 120_050 }
    expect(costs(`\uFEFF${paid}`).rows[0]).toEqual(expected)
    // 日期,渠道,花费 and 2026-11-18,百度,1 in GB18030.
    const gb = Buffer.from('c8d5c6da2cc7feb5c02cbba8b7d10a323032362d31312d31382cb0d9b6c82c310a', 'hex')
    expect(readCosts('costs.csv', gb)).toEqual({
      rows: [{ day: '2026-11-18', channel: '百度', campaign: null, fen: 100 }],
      faults: [],
    })
  })

  it.each([
    ['日期,渠道\n', 'costs.csv 第 1 行：缺少 花费'],
    ['', 'costs.csv 第 1 行：缺少 日期、渠道、花费'],
    ['日期,渠道,花费\n2026-11-18,百度,1\n11月18日,百度,1\n', 'costs.csv 第 3 行，日期：要写成 2026-11-01'],
    ['日期,渠道,花费\n2026-02-30,百度,1\n', 'costs.csv 第 2 行，日期：'],
    ['日期,渠道,花费\n2026-11-18,,1\n', 'costs.csv 第 2 行，渠道：要写渠道'],
    ['日期,渠道,花费\n2026-11-18,百度,一千\n', 'costs.csv 第 2 行，花费：要写成数字'],
    ['日期,渠道,花费\n2026-11-18,百度,-5\n', 'costs.csv 第 2 行，花费：要写成数字'],
  ])('with a fault are not used, and say where: %j', (text, said) => {
    const { rows, faults } = costs(text)
    expect(rows).toEqual([])
    expect(faults.join('\n')).toContain(said)
  })

  it('are a file in the data folder, which need not exist', () => {
    expect(loadCosts(test.env)).toBeNull()
    writeFileSync(join(test.dataDir, 'costs.csv'), paid)
    expect(loadCosts(test.env)?.rows).toHaveLength(4)
    expect(loadCosts({ ...test.env, LEAD_COSTS_FILE: '/none.csv' })?.faults).toEqual([
      'none.csv：读不到这个文件',
    ])
  })
})

describe('a report with costs', () => {
  const lines = async (by: 'source' | 'campaign' | 'day' | 'office') => {
    const { lines, total } = await reportOf(test.store, { by, since, until, costs: costs(paid) })
    return { lines: lines.map(({ name, leads, fen }) => [name, leads, fen]), total: total.fen }
  }

  it('adds them by channel, campaign and day, also where nobody came', async () => {
    await submitThree()
    expect(await lines('source')).toEqual({
      lines: [
        ['百度', 1, 130_050],
        ['直接访问', 1, 0],
        ['腾讯', 0, 8_000],
      ],
      total: 138_050,
    })
    expect((await lines('campaign')).lines).toEqual([
      ['usa27', 1, 120_050],
      ['（没有）', 1, 10_000],
      ['uk27', 0, 8_000],
    ])
    expect((await lines('day')).lines).toEqual([
      ['2026-11-18', 1, 120_050],
      ['2026-11-19', 0, 0],
      ['2026-11-20', 1, 18_000],
    ])
    expect(await lines('office')).toMatchObject({ lines: [['总部', 2, null]], total: null })
  })

  it('names what one lead and one reached person cost', async () => {
    await submitThree()
    const made = await reportOf(test.store, { by: 'source', since, until, costs: costs(paid) })
    const [head, first] = toReportCsv(made, 'source').split('\r\n')
    expect(head).toBe(
      '\uFEFF渠道,访问,线索,已验证,已联系,无效,无效原因,首次查看（分钟）,花费（元）,每条线索花费,每条已联系花费',
    )
    expect(first).toBe('百度,0,1,0,0,0,,,1300.50,1300.50,')
  })

  it('has no costs at all when the file has a fault', async () => {
    const broken = costs(`${paid}2026-11-20,百度,,x\n`)
    const { total } = await reportOf(test.store, { by: 'source', since, until, costs: broken })
    expect(total.fen).toBeNull()
  })
})

describe('the period before', () => {
  it('stands beside each line, also of what ended', async () => {
    await submitThree()
    await test.store.db
      .insertInto('visit_count')
      .values([
        { day: '2026-11-15', page: '/us', campaign: 'usa27', source: '百度', visits: 5 },
        { day: '2026-11-16', page: '/uk', campaign: 'old', source: '抖音', visits: 7 },
        { day: '2026-11-18', page: '/us', campaign: 'usa27', source: '百度', visits: 9 },
      ])
      .execute()
    const made = await compareReport(test.store, { by: 'source', since, until, costs: costs(paid) })
    const shown = made.lines.map(({ name, visits, leads, before }) => [name, visits, leads, before])
    expect(shown).toEqual([
      ['百度', 9, 1, { visits: 5, leads: 1, reached: 0, fen: 60_000 }],
      ['直接访问', 0, 1, { visits: 0, leads: 0, reached: 0, fen: 0 }],
      ['腾讯', 0, 0, { visits: 0, leads: 0, reached: 0, fen: 0 }],
      ['抖音', 0, 0, { visits: 7, leads: 0, reached: 0, fen: 0 }],
    ])
    expect(made.total.before).toEqual({ visits: 12, leads: 1, reached: 0, fen: 60_000 })
    expect(toReportCsv(made, 'source')).toContain(
      '每条已联系花费,前一段访问,前一段线索,前一段已联系,前一段花费（元）',
    )
  })

  it('of a day is as many days earlier', async () => {
    await submitThree()
    const { lines } = await compareReport(test.store, { by: 'day', since, until })
    expect(lines.map(({ name, leads, before }) => [name, leads, before.leads])).toEqual([
      ['2026-11-18', 1, 1],
      ['2026-11-19', 0, 0],
      ['2026-11-20', 1, 0],
    ])
  })
})

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
      total: { leads: 2, before: { leads: 1 } },
    })
  })

  it('names the faults of the costs', async () => {
    writeFileSync(join(test.dataDir, 'costs.csv'), '日期,渠道\n')
    const board = await open(await issue(false), '')
    expect(board.kind === 'report' && board.notes.at(-1)).toContain('costs.csv 第 1 行：缺少 花费')
  })
})

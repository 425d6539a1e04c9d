import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Grouping, reportOf } from '@/lib/host/leads/report/report'
import { toReportCsv } from '@/lib/host/leads/report/report-csv'
import { writeVisits } from '@/lib/host/leads/routes'
import {
  day,
  hour,
  leads,
  minute,
  pass,
  send,
  site,
  siteBeforeEach,
  submit,
} from '@/tests/contract/support/site'
import { startTime } from '@/tests/contract/support/test-host'
import { list, maybe, maybeNumber, table } from '@/tests/support/table'

siteBeforeEach()
// The counts of visits belong to the process.
afterEach(() => writeVisits(site.store))

const visit = (body: unknown, headers: Record<string, string> = {}) =>
  send({
    method: 'POST',
    path: '/apipc/v1/visit',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const landed = { source: '百度', campaign: 'autumn', page: '/uk' }
const counted = async () => {
  await writeVisits(site.store)
  return site.store.db.selectFrom('visit_count').selectAll().orderBy('day').orderBy('page').execute()
}
const touched = (touch: Record<string, string | undefined>) => JSON.stringify({ at: '2026-11-20', ...touch })
const report = (by: Grouping) =>
  reportOf(site.store, { by, since: startTime - day, until: site.clock.now + day })
/** The visits and leads of each line. */
const countsOf = async (by: Grouping) =>
  Object.fromEntries((await report(by)).lines.map(({ name, visits, leads }) => [name, [visits, leads]]))

describe('a visit', () => {
  it('is counted by day, page, campaign and source, and nothing else about it is stored', async () => {
    for (const one of [landed, landed, { ...landed, page: '/us' }])
      expect((await visit(one)).status).toBe(204)
    pass(14 * hour)
    await visit(landed)
    expect(await counted()).toEqual([
      { day: '2026-11-20', ...landed, visits: 2 },
      { day: '2026-11-20', ...landed, page: '/us', visits: 1 },
      { day: '2026-11-21', ...landed, visits: 1 },
    ])
    await visit(landed)
    expect((await counted()).at(-1)).toMatchObject({ day: '2026-11-21', visits: 2 })
  })

  it.each([
    ['an identifier', { ...landed, id: 'v1' }],
    ['a page with a query', { ...landed, page: '/search?Keyword=13800138000' }],
    ['markup', { ...landed, campaign: '<b>' }],
    ['no source', { campaign: 'a', page: '/' }],
    ['too many words', { ...landed, source: 'a'.repeat(61) }],
    ['no JSON', '{'],
  ])('is refused with %s', async (_what, body) => {
    expect((await visit(body)).status).toBe(400)
    expect(await counted()).toEqual([])
  })

  it('is refused from other sites', async () => {
    expect((await visit(landed, { Origin: 'https://evil.example' })).status).toBe(403)
  })

  it('is still counted when the database fails for a moment', async () => {
    await visit(landed)
    const failing = { ...site.store, write: () => Promise.reject(new Error('full')) }
    await expect(writeVisits(failing)).rejects.toThrow('full')
    await visit(landed)
    expect(await counted()).toMatchObject([{ visits: 2 }])
  })
})

describe('a season', () => {
  it('equals the numbers counted by hand', async () => {
    for (const one of [landed, landed, { source: '腾讯', campaign: 'winter', page: '/us' }]) await visit(one)
    await writeVisits(site.store)
    // Its campaign, the click that brought it, its page, the minutes until it was opened, and what became of it.
    for (const [utm_campaign, click, landing, minutes, fate] of table(
      `
      autumn | bd_vid | /uk | 1 | verified
      autumn | gdt_vid | /us | – | unreached ; reached
      winter | clickid | /uk | 3 | unreached ; invalid 空号 13800138000
      – | – | /au | 5 | spam
    `,
      [maybe, maybe, String, maybeNumber, list],
    )) {
      pass(minute)
      const touch = {
        landing,
        utm_campaign: utm_campaign ?? undefined,
        ...(click !== null && { [click]: 'x' }),
      }
      const website = fate.includes('spam') ? 'x' : ''
      const { json } = await submit({ source: landing + utm_campaign, last_touch: touched(touch), website })
      const lead_id = z.object({ data: z.object({ id: z.string() }) }).parse(json).data.id
      const opened_at = minutes === null ? null : site.clock.now + minutes * minute
      const verified = fate.includes('verified') ? 1 : 0
      const { db } = site.store
      await db.updateTable('lead').set({ opened_at, verified }).where('id', '=', lead_id).execute()
      for (const [at, word] of fate.entries()) {
        const [, outcome, note = null] = /^(\w*reached|invalid) ?(.+)?$/.exec(word) ?? []
        const call = { id: `${lead_id}-${at}`, lead_id, at, caller: '王老师', note }
        if (outcome !== undefined)
          await db
            .insertInto('lead_call')
            .values({ ...call, outcome: outcome as 'reached' })
            .execute()
      }
    }
    expect((await report('campaign')).total).toMatchObject({
      ...{ visits: 3, leads: 4, verified: 1, reached: 1, invalid: 2, minutes_to_open: 3 },
      reasons: new Map([
        ['疑似垃圾 honeypot', 1],
        ['空号 138******00', 1],
      ]),
    })
    expect(await countsOf('campaign')).toEqual({ autumn: [2, 2], winter: [1, 1], '（没有）': [0, 1] })
    const bySource = { 百度: [2, 1], 腾讯: [1, 1], 巨量引擎: [0, 1], 直接访问: [0, 1] }
    expect(await countsOf('source')).toEqual(bySource)
    expect(await countsOf('page')).toEqual({ '/uk': [2, 2], '/us': [1, 1], '/au': [0, 1] })
    expect(await countsOf('office')).toEqual({ 总部: [null, 4] })
    const { lines } = await report('source')
    expect(lines.find(({ name }) => name === '腾讯')).toMatchObject({ verified: 0, reached: 1, invalid: 0 })
    expect(lines.find(({ name }) => name === '百度')).toMatchObject({ verified: 1, reached: 0, invalid: 0 })
  })

  it('adds up all submissions, telephone calls and visits of any period', async () => {
    const text = fc.option(fc.constantFrom('autumn', 'winter', '=1+1', '（没有）'), { nil: undefined })
    const lead = fc.record({
      at: fc.integer({ min: 0, max: 47 }),
      office: fc.constantFrom('总部', '北京', '上海'),
      verified: fc.constantFrom(0, 1),
      spam: fc.constantFrom(0, 0, 0, 1),
      isErased: fc.boolean(),
      look: fc.option(fc.integer({ min: 0, max: 600 }), { nil: null }),
      calls: fc.array(fc.constantFrom('reached', 'unreached', 'later', 'invalid'), { maxLength: 3 }),
      first: fc.option(fc.record({ utm_campaign: text, bd_vid: text }), { nil: undefined }),
      last: fc.option(fc.record({ utm_source: text, referrer: text }), { nil: undefined }),
    })
    const season = fc.record({
      leads: fc.array(lead, { maxLength: 20 }),
      visits: fc.array(
        fc.record({ day: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21'), visits: fc.nat(50) }),
        { maxLength: 5 },
      ),
      from: fc.integer({ min: -1, max: 30 }),
      hours: fc.integer({ min: 1, max: 60 }),
      by: fc.constantFrom<Grouping>('campaign', 'source', 'office', 'page'),
    })
    await submit({ source: '首页' })
    const [sample] = await leads()
    if (sample === undefined) throw new Error('no lead to make others from')
    await fc.assert(
      fc.asyncProperty(season, async ({ leads, visits, from, hours, by }) => {
        const { db } = site.store
        for (const table of ['lead_call', 'lead', 'visit_count'] as const)
          await db.deleteFrom(table).execute()
        for (const [n, one] of leads.entries()) {
          const fields = {
            ...(one.first && { first_touch: touched({ ...one.first, landing: '/uk' }) }),
            ...(one.last && { last_touch: touched({ ...one.last, landing: '/us' }) }),
          }
          const created_at = startTime + one.at * hour
          await db
            .insertInto('lead')
            .values({
              ...sample,
              id: `lead-${n}`,
              created_at,
              office: one.office,
              verified: one.verified,
              spam: one.spam,
              erased_at: one.isErased ? created_at : null,
              fields: JSON.stringify(one.isErased ? {} : fields),
              opened_at: one.look === null ? null : created_at + one.look * minute,
            })
            .execute()
          for (const [m, outcome] of one.calls.entries()) {
            await db
              .insertInto('lead_call')
              .values({ id: `${n}-${m}`, lead_id: `lead-${n}`, at: m, caller: '甲', outcome, note: null })
              .execute()
          }
        }
        for (const [n, one] of visits.entries()) {
          await db
            .insertInto('visit_count')
            .values({ ...one, page: `/p${n}`, campaign: `c${n % 2}`, source: `s${n % 3}` })
            .execute()
        }
        const since = startTime + from * hour
        const until = since + hours * hour
        const { lines, total } = await reportOf(site.store, { by, since, until })

        const counted = leads.filter(({ at }) => at >= from && at < from + hours)
        const days = (time: number) => new Date(time + 8 * hour).toISOString().slice(0, 10)
        const expected = {
          leads: counted.length,
          verified: counted.filter(({ verified }) => verified === 1).length,
          reached: counted.filter(({ calls }) => calls.includes('reached')).length,
          invalid: counted.filter(({ spam, calls }) => spam === 1 || calls.at(-1) === 'invalid').length,
          visits:
            by === 'office'
              ? 0
              : visits
                  .filter(({ day }) => day >= days(since) && day <= days(until - 1))
                  .reduce((sum, { visits: some }) => sum + some, 0),
        }
        for (const [name, value] of Object.entries(expected)) {
          const of = (line: (typeof lines)[number]) => line[name as keyof typeof expected] ?? 0
          expect([name, of(total)]).toEqual([name, value])
          expect([name, lines.reduce((sum, line) => sum + of(line), 0)]).toEqual([name, value])
        }
        const reasons = [...total.reasons.values()].reduce((sum, some) => sum + some, 0)
        expect(reasons).toBe(expected.invalid)
        expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length)
      }),
      { numRuns: 60 },
    )
  })

  it('is a table that spreadsheets open, with the totals last', async () => {
    await visit(landed)
    await writeVisits(site.store)
    await submit({ last_touch: touched({ utm_campaign: '=1+1', landing: '/uk' }) })
    expect(toReportCsv(await report('campaign'), 'campaign').split('\r\n')).toEqual([
      '\uFEFF活动,访问,线索,已验证,已联系,无效,无效原因,首次查看（分钟）',
      "'=1+1,0,1,0,0,0,,",
      'autumn,1,0,0,0,0,,',
      '合计,1,1,0,0,0,,',
      '',
    ])
  })
})

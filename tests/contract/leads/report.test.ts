import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Grouping, type Report, reportOf } from '@/lib/host/leads/report/report'
import { toReportCsv } from '@/lib/host/leads/report/report-csv'
import { writeVisits } from '@/lib/host/leads/routes'
import { createTestHost, postForm, startTime, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const minute = 60_000
const day = 24 * 60 * minute

let test: TestHost

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  test = await createTestHost()
})
afterEach(async () => {
  await writeVisits(test.store)
  vi.restoreAllMocks()
  await test.close()
})

const visit = (body: unknown, headers: Record<string, string> = {}) =>
  inProcess(test.host).send({
    method: 'POST',
    path: '/apipc/v1/visit',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const landed = { source: '百度', campaign: 'autumn', page: '/uk' }
const counted = async () => {
  await writeVisits(test.store)
  return test.store.db.selectFrom('visit_count').selectAll().orderBy('day').orderBy('page').execute()
}
const touched = (touch: Record<string, string | undefined>) => JSON.stringify({ at: '2026-11-20', ...touch })
const report = (by: Grouping) =>
  reportOf(test.store, { by, since: startTime - day, until: test.clock.now + day })
const lineOf = ({ lines }: Report, name: string) => lines.find((line) => line.name === name)

describe('a visit', () => {
  it('is counted by day, page, campaign and source, and nothing else about it is stored', async () => {
    for (const one of [landed, landed, { ...landed, page: '/us' }])
      expect((await visit(one)).status).toBe(204)
    test.clock.now += 14 * 60 * minute
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
    const failing = { ...test.store, write: () => Promise.reject(new Error('full')) }
    await expect(writeVisits(failing)).rejects.toThrow('full')
    await visit(landed)
    expect(await counted()).toMatchObject([{ visits: 2 }])
  })
})

describe('a season', () => {
  const sources = ['百度', '腾讯', '巨量引擎', '直接访问']
  const campaigns = ['autumn', 'winter', '（没有）']
  const pages = ['/uk', '/us', '/au', '/japan', '/special/ossd']

  /** Ten thousand visits and four hundred leads. The number of a lead decides its results. */
  async function season() {
    for (let n = 0; n < 10_000; n++) {
      await visit({ source: sources[n % 4], campaign: campaigns[n % 3], page: pages[n % 5] })
    }
    await writeVisits(test.store)
    for (let n = 0; n < 400; n++) {
      test.clock.now = startTime + n * 2 * minute
      const click = [{ bd_vid: `b${n}` }, { gdt_vid: `g${n}` }, { clickid: `c${n}==` }, {}][n % 4]
      const campaign = n % 3 === 2 ? {} : { utm_campaign: campaigns[n % 3] ?? '' }
      await postForm(inProcess(test.host), {
        name: '张三',
        phone: String(13800000000 + n),
        source: `表单 ${n}`,
        last_touch: touched({ ...click, ...campaign, landing: pages[n % 5] ?? '' }),
        ...(n % 10 === 0 && { website: 'x' }),
      })
    }
    const leads = await test.leads()
    await test.store.write(async (trx) => {
      for (const [n, { id, created_at }] of leads.entries()) {
        if (n % 2 === 0) {
          await trx
            .updateTable('lead')
            .set({ opened_at: created_at + ((n % 6) + 1) * minute, verified: n % 8 === 0 ? 1 : 0 })
            .where('id', '=', id)
            .execute()
        }
        const call = (outcome: 'reached' | 'unreached' | 'invalid', at: number, note: string | null = null) =>
          trx
            .insertInto('lead_call')
            .values({ id: `${id}-${at}`, lead_id: id, at, caller: '王老师', outcome, note })
            .execute()
        if (n % 4 === 1) await call('unreached', 1)
        if (n % 20 === 1) await call('reached', 2)
        if (n % 20 === 5) await call('invalid', 2, n === 5 ? '空号 13800138000' : '打错了')
      }
    })
  }

  it('equals the numbers counted by hand', async () => {
    await season()
    const { lines, total } = await report('campaign')
    expect(total).toMatchObject({ visits: 10_000, leads: 400, verified: 50, reached: 20, invalid: 60 })
    // n % 3: of 400, 134 give 0, 133 give 1 and 133 give 2; of ten thousand 3334, 3333 and 3333.
    expect(lines.map(({ name, visits, leads }) => [name, visits, leads])).toEqual([
      ['autumn', 3334, 134],
      ['winter', 3333, 133],
      ['（没有）', 3333, 133],
    ])
    expect(Object.fromEntries(total.reasons)).toEqual({
      '疑似垃圾 honeypot': 40,
      打错了: 19,
      '空号 138******00': 1,
    })
    // Leads with even numbers were opened: n % 6 is 0, 2 or 4, so after 1, 3 and 5 minutes.
    expect(total.minutes_to_open).toBe(3)
    const bySource = await report('source')
    expect(bySource.lines.map(({ name, visits, leads }) => [name, visits, leads]).toSorted()).toEqual(
      sources.map((name) => [name, 2500, 100]).toSorted(),
    )
    // Number 5 and every twentieth after it came by the second source, every tenth by the first or the third.
    expect(lineOf(bySource, '腾讯')).toMatchObject({ reached: 20, invalid: 20 })
    expect(lineOf(bySource, '百度')).toMatchObject({ reached: 0, invalid: 20, verified: 50 })
    const byPage = await report('page')
    expect(byPage.lines.map(({ name, visits, leads }) => [name, visits, leads]).toSorted()).toEqual(
      pages.map((name) => [name, 2000, 80]).toSorted(),
    )
    expect((await report('office')).lines).toMatchObject([{ name: '总部', visits: null, leads: 400 }])
  })

  it('adds up all submissions, telephone calls and visits of any period', async () => {
    const hour = 60 * minute
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
    await postForm(inProcess(test.host), { name: '张三', phone: '13800138000', source: '首页' })
    const [sample] = await test.leads()
    if (sample === undefined) throw new Error('no lead to make others from')
    await fc.assert(
      fc.asyncProperty(season, async ({ leads, visits, from, hours, by }) => {
        const { db } = test.store
        await db.deleteFrom('lead_call').execute()
        await db.deleteFrom('lead').execute()
        await db.deleteFrom('visit_count').execute()
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
        const { lines, total } = await reportOf(test.store, { by, since, until })

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
    await writeVisits(test.store)
    await postForm(inProcess(test.host), {
      name: '张三',
      phone: '13800138000',
      last_touch: touched({ utm_campaign: '=1+1', landing: '/uk' }),
    })
    expect(toReportCsv(await report('campaign'), 'campaign').split('\r\n')).toEqual([
      '\uFEFF活动,访问,线索,已验证,已联系,无效,无效原因,首次查看（分钟）',
      "'=1+1,0,1,0,0,0,,",
      'autumn,1,0,0,0,0,,',
      '合计,1,1,0,0,0,,',
      '',
    ])
  })
})

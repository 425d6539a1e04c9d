import { describe, expect, it } from 'vitest'
import statementTable from '@/lib/facts/data/statements.json' with { type: 'json' }
import { readRouteFacts, textOn as routeTextOn } from '@/lib/facts/guides/route-facts'
import { checkMark } from '@/lib/facts/marks'
import { textOn } from '@/lib/facts/registry'
import { type StatementRow, statementRowSchema } from '@/lib/facts/schema'
import { type TermCells, termOf, termWords } from '@/lib/facts/term'
import { comingDays, faultsOfDays, writtenDays } from '@/lib/facts/written-days'
import { list, table } from '@/tests/support/table'

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`)

const daysAfter = (at: number, days: number) => new Date(at + days * 86_400_000)

const cells: TermCells = { closes: '2026-12-01' }

/** The cells of a row: `closes=2026-12-01 ; yearly=yes`. */
const cellsOf = (text: string): TermCells =>
  Object.fromEntries(
    list(text)
      .map((cell) => cell.split('='))
      .map(([name, value]) => [name, value === 'yes' ? true : value]),
  )

describe('a term compared with now', () => {
  it.each(
    table(
      `
      closes=2026-12-01                    | 2026-11-30 | 离 2026-12-01 截止还有 1 天
      closes=2026-12-01                    | 2026-12-01 | 今天（2026-12-01）截止
      opens=2026-11-28 ; closes=2026-12-01 | 2026-11-26 | 2026-11-28 开放，离截止还有 5 天
      opens=2026-11-28 ; closes=2026-12-01 | 2026-11-28 | 离 2026-12-01 截止还有 3 天
      closes=2026-12-01 ; yearly=yes       | 2027-12-01 | 2026-12-01 已截止；按往年，下一轮在 2027-12-01 前后截止※
      closes=2026-12-01 ; yearly=yes       | 2027-12-02 | 2026-12-01 已截止；按往年，下一轮在 2028-12-01 前后截止※
      closes=2026-12-01 ; ends=rule        | 2026-11-30 | 到 2026-12-01 还有 1 天
      closes=2026-12-01 ; ends=rule        | 2026-12-01 | 2026-12-01，今天是最后一天
      closes=2026-12-01 ; ends=rule        | 2026-12-02 | 2026-12-01 已过，现行规定看官方页面
      closes=2026-12-01 ; ends=replaced    | 2026-12-02 | 2026-12-01 已过
    `,
      [cellsOf, String, String],
    ),
  )('%o on %s: %s', (of, day, words) => {
    const term = termOf(of, 'cn')
    expect(term && termWords(term, noon(day), true)).toBe(words)
  })

  it('counts no days of an uncertain source, and still says that it is over', () => {
    const term = termOf(cells, 'cn')
    expect(term && termWords(term, noon('2026-11-30'), false)).toBeNull()
    expect(term && termWords(term, noon('2026-12-02'), false)).toBe('2026-12-01 已截止')
  })

  it('has no zone that is guessed', () => {
    expect(() => termOf(cells, 'INT')).toThrow('INT')
  })
})

it.each(
  table(
    `
      区域中心授权到 2027-09-30 | 2027-09-30
      2027 年 1 月 1 日起按物价上调 | 2027 年 1 月 1 日
      2026 年 12 月的公告 | 2026 年 12 月
      2026 年 11 月起 |
      2025-12-31 起不再接收 |
      每年 12 月初，九月前 |
      {{uc.transfer}} 截止 |
    `,
    [String, list],
  ),
)('days that were still to come when a text was read %s', (text, days) => {
  expect(comingDays(text, '2026-11-26')).toEqual(days)
})

describe('days written by hand', () => {
  it.each(
    table(
      `
      先登记（2025-09-01 至 12-01）拿编号 | 2025-09-01 ; 12-01
      2 月 12–25 日 | 2 月 12–25 日
      2027 年 1 月 1 日起 | 2027 年 1 月 1 日
      常见入学期为 4、7、10、1 月 | 4、7、10、1 月
      6–9 月和 12-15 至 1-15 | 6–9 月 ; 12-15
      秋季三月前后 | 三月
      2026-27 学年、2024-25 入学，读 3 个月，{{ucas.main}}截止 |
    `,
      [String, list],
    ),
  )('%s', (text, days) => {
    expect(writtenDays(text)).toEqual(days)
  })

  it.each(
    table(
      `
      12 月 1 日截止 | | 要写 closes
      12 月 1 日截止 | | 或 dated
      2026-12-01 截止 | closes=2026-12-02 | 没有 closes 的 2026-12-02
      2026-12-01 截止 | closes=2026-12-01 ; dated=history | 只能写一个
      9 月 1 日至 12 月 1 日 | opens=2027-09-01 ; closes=2026-12-01 | 晚于
      随时可以申请 | dated=history | 没有手写的日子
      随时可以申请 | yearly=yes | yearly
      12 月 1 日截止 | ends=rule | 没有写 closes
    `,
      [String, cellsOf, String],
    ),
  )('%s with %o stops the build: %s', (text, cells, fault) => {
    expect(faultsOfDays(text, cells).join('\n')).toContain(fault)
  })

  it.each(
    table(
      `
      2026-12-01 截止 | closes=2026-12-01
      2 月 12–25 日 | opens=2026-02-12 ; closes=2026-02-25 ; yearly=yes
      2025-09-01 至 12-01 | opens=2025-09-01 ; closes=2025-12-01 ; yearly=yes
      3 月 1 日至 31 日 | opens=2025-03-01 ; closes=2025-03-31 ; yearly=yes
      2027 年 1 月 1 日起改为 | closes=2026-12-31 ; ends=rule
      2028 年 1 月前 | closes=2027-12-31 ; ends=rule
      2026 年 10 月：表 A | closes=2026-10-31 ; ends=rule
      2020 年 1 月起 | dated=history
    `,
      [String, cellsOf],
    ),
  )('%s with %o is complete', (text, cells) => {
    expect(faultsOfDays(text, cells)).toEqual([])
  })
})

const statements: StatementRow[] = statementTable.map((row) => statementRowSchema.parse(row))

/** The last day on which tables were written: what lay in the future then must not be called history. */
const written = '2026-11-26'

describe('every statement with a last day', () => {
  const dated = [
    ...statements.flatMap((row) => {
      const term = termOf(row, row.country)
      return term === null ? [] : [{ id: row.id, term, on: (now: Date) => textOn(row, now) }]
    }),
    ...[...readRouteFacts().values()].flatMap((fact) =>
      fact.term === null ? [] : [{ id: fact.id, term: fact.term, on: (now: Date) => routeTextOn(fact, now) }],
    ),
  ]

  it('is found', () => {
    expect(dated.length).toBeGreaterThan(25)
  })

  it.each(dated.map((each) => [each.id, each] as const))(
    '%s says so before, on and after it, and a year on',
    (_, each) => {
      const { closes, ending, yearly, ends } = each.term
      const over = ends === 'round' ? '已截止' : '已过'
      expect(each.on(new Date(ending.first - 1))).not.toContain(checkMark)
      expect(each.on(new Date(ending.last - 1))).not.toContain(`${closes} ${over}`)
      if (ending.first < ending.last) expect(each.on(new Date(ending.last - 1))).toContain(checkMark)
      expect(each.on(new Date(ending.last))).toContain(`${closes} ${over}`)
      expect(each.on(daysAfter(ending.last, 365))).toContain(`${closes} ${over}`)
      if (!yearly) return
      expect(each.on(new Date(ending.last))).toContain('下一轮')
      const nextYear = Number(closes.slice(0, 4)) + 1
      expect(each.on(new Date(ending.last))).toContain(`${nextYear}${closes.slice(4)} 前后`)
      expect(each.on(daysAfter(ending.last, 400))).toContain(`${nextYear + 1}${closes.slice(4)} 前后`)
    },
  )

  it('counts the days of a certain one', () => {
    const row = statements.find(({ id }) => id === 'us-uc-tau')
    expect(row && textOn(row, noon('2027-01-30'))).toContain('离 2027-01-31 截止还有 1 天')
    expect(row && textOn(row, noon('2027-01-31'))).toContain('今天（2027-01-31）截止')
  })

  it('tells its end behind its own day where registered days have ends of their own', () => {
    const row = statements.find(({ id }) => id === 'ca-dates-2027')
    expect(row && textOn(row, noon('2027-01-20'))).toMatch(/2 月 1 日前；.*前后）；.*还有 26 天）。$/)
    expect(row && textOn(row, noon('2027-02-03'))).toContain('2 月 1 日（2027-02-01 已截止）前；')
  })

  it('calls no day history that was to come', () => {
    const future = statements
      .filter(({ dated }) => dated === 'history')
      .flatMap(({ id, text }) =>
        (text.match(/20\d{2}-\d{2}-\d{2}/g) ?? [])
          .filter((day) => day > written)
          .map((day) => `${id} ${day}`),
      )
    expect(future).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { withDays } from '@/lib/facts/admissions/deadline-text'
import { dayInText, isFirm, standing } from '@/lib/facts/admissions/deadline-words'
import {
  deadlines,
  deadlinesFile,
  findDeadline,
  readDeadlines,
  tableFolder,
} from '@/lib/facts/admissions/deadlines'
import { deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import { readTestPolicies, testPoliciesFile } from '@/lib/facts/admissions/test-policies'
import { differencesOfDays } from '@/lib/facts/registry'
import { withCell } from '@/tests/support/broken-table'
import { flag, maybe, table } from '@/tests/support/table'

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`)

const day = (id: string) => {
  const found = findDeadline(id)
  if (found === null) throw new Error(id)
  return found
}

/** Copied by hand from the official pages that the table names as sources. */
const published = table(
  `
  ucas.main | 2027-01-13 | 18:00 英国时间，北京时间 1 月 14 日 02:00 止 | yes
  uc.first-year | 2026-11-30 | 太平洋时间，北京时间 12 月 1 日 15:59 止 | yes
  jp-tohoku-university.gateway | 2027-01-14 | – | yes
  us-harvard-university.rd | 2027-01-01 | – | no
`,
  [String, String, maybe, flag],
)

describe('the register of days', () => {
  it.each(published)('%s closes on %s', (id, closes, timeZone, firm) => {
    expect(day(id)).toMatchObject({ closes, timeZone })
    expect(isFirm(day(id))).toBe(firm)
  })

  it('names only schools of the library, and each school page shows its own rows', async () => {
    const schools = new Set(deadlines.flatMap(({ school }) => school ?? []))
    for (const id of schools) {
      const school = await getSchool(id)
      expect(school?.id, id).toBe(id)
      if (school === null) continue
      const shown = (['undergraduate', 'master', 'transfer'] as const).flatMap((level) =>
        deadlinesOfSchool(school, level),
      )
      for (const row of shown) expect([id, null], `${row.id} on the page of ${id}`).toContain(row.school)
      const own = deadlines.filter((row) => row.school === id)
      expect(shown).toEqual(expect.arrayContaining(own))
    }
  })

  it.each(
    table(`
      2027-01-13             | 2026-01-13          | 第 3 行，closes 列：2026-01-13 早于开放日
      ,Europe/London,        | ,,                  | 第 3 行，zone 列：有钟点的要写时区
      ,18:00,                | ,6pm,               | 第 3 行，hour 列：钟点写成 23:59
      ,2027-06-30,           | ,2026-06-30,        | 第 3 行，until 列：只有截止以后还收的和没有截止日的写
      ,still_open,           | ,,                  | 第 3 行，after 列：有截止日的要写
      ,,,still_open,         | ,,开放,still_open,  | 第 3 行，day_word_zh 列：有截止日的写截止
      ,,,still_open,         | ,ed9,,still_open,   | 第 3 行，round 列：“ed9”不在 ed、ed1
      ,us-harvard-university, | ,us-yale-university, | 第 11 行，id 列 | us-harvard-university.rd
    `),
  )(
    'stops the build on a broken row and names file, line and column: %s %s',
    (from = '', to = '', problem = '', id = 'ucas.main') => {
      const folder = withCell(tableFolder, deadlinesFile, from, to, id)
      expect(() => readDeadlines(deadlinesFile, folder)).toThrow(problem)
    },
  )
})

describe('a day written in words', () => {
  it.each(
    table(`
      2026-11-23 | 还有 10 天
      2026-12-03 | 今天截止
      2026-12-04 | 已截止，下一季按往年在 2027-12-03 前后
      2028-01-01 | 已截止，下一季按往年在 2028-12-03 前后
      2026-11-01 | 2026-11-02 开放，离截止还有 32 天
    `),
  )('on %s Kyoto: %s', (today, words) => {
    expect(standing(day('jp-kyoto-university.iup'), noon(today))).toBe(words)
  })

  it.each(
    table(`
      ca-university-of-toronto.early           | 2026-11-23 | 建议日已过，下一轮 2027-01-15
      ca-university-of-toronto.early           | 2027-01-20 | 建议日已过
      hk-university-of-hong-kong.first         | 2026-12-20 | 已截止，现在滚动审理，最晚 2027-08-25
      au-the-university-of-sydney.semester-1   | 2027-01-20 | 已截止，下一轮 2027-05-29
      nz-university-of-auckland.semester-1     | 2027-01-20 | 已截止，下一轮 2027-06-08
      nz-university-of-auckland.semester-1     | 2027-06-10 | 已截止，下一季按往年在 2027-12-08 前后
      ca-simon-fraser-university.scholarship   | 2027-01-20 | 已截止，下一季按往年在 2027-12-15 前后
    `),
  )('of %s that is past on %s names the next one of the same way in: %s', (id = '', today = '', words) => {
    expect(standing(day(id), noon(today))).toBe(words)
  })

  it('says when later applications are still accepted', () => {
    const main = (time: string) => standing(day('ucas.main'), new Date(time))
    expect(main('2027-01-14T12:00+08:00')).toBe('已过，之后仍可递交，到 2027-06-30')
    expect(main('2027-07-01T01:00+08:00')).toBe('已过，之后仍可递交，到 2027-06-30')
    expect(main('2027-07-01T01:01+08:00')).toBe('已截止，下一季按往年在 2028-01-13 前后')
    expect(main('2028-03-01T12:00+08:00')).toBe('已截止，下一季按往年在 2028-06-30 前后')
  })

  it('does not say it of a school that names no last day for them', () => {
    expect(standing(day('ca-western-university.equal-consideration'), noon('2027-01-17'))).toBe(
      '已过，还收不收看官网，下一季按往年在 2028-01-15 前后',
    )
  })

  it('shows the hour, the days left, and that the day is past', () => {
    const on = (id: string, today: string) => dayInText(day(id), 'closes', noon(today))
    const ends = '18:00 英国时间，北京时间 1 月 14 日 02:00 止'
    expect(on('ucas.main', '2026-11-23')).toBe(`2027 年 1 月 13 日（${ends}，还有 52 天）`)
    expect(on('ucas.main', '2027-01-14')).toBe(
      `2027 年 1 月 13 日（${ends}，已过，之后仍可递交，到 2027-06-30）`,
    )
    expect(on('us-harvard-university.rd', '2026-11-23')).toBe('1 月 1 日（官网只写月日，年份按本季推算）')
    expect(withDays('到 {{uc.first-year}}，{{ucas.main:opens}}起', new Date('2026-11-23'))).toBe(
      '到 2026 年 11 月 30 日（太平洋时间，北京时间 12 月 1 日 15:59 止，还有 8 天），2026 年 9 月 1 日起',
    )
  })
})

describe('statements about days', () => {
  const row = { ...day('ucas.main'), facts: ['uk-day'] }

  it.each([
    ['一月 {{ucas.main}} 截止', []],
    ['2027-01-14 截止', [/第 3 行（ucas\.main，2027-01-13） 与事实 uk-day 不一致/, /手写了 2027-01-14/]],
    ['{{ucas.main}}，即 2027 年 1 月 14 日', [/uk-day 引用了/, /uk-day 手写了 2027 年 1 月 14 日/]],
  ])('are reported with the row when they differ from the register: %s', (text, problems) => {
    const found = differencesOfDays([{ id: 'uk-day', text }], [row])
    for (const problem of problems) expect(found.join('\n')).toMatch(problem)
    if (problems.length === 0) expect(found.filter((each) => !each.includes('facts 列没有写它'))).toEqual([])
  })
})

describe('what US schools ask of SAT and ACT', () => {
  it('belongs to schools of the library', async () => {
    for (const { school } of readTestPolicies()) expect((await getSchool(school))?.id).toBe(school)
  })

  it('ends the build naming file, line and column', () => {
    const broken = withCell(tableFolder, testPoliciesFile, 'optional', 'perhaps', 'us-amherst-college')
    expect(() => readTestPolicies(testPoliciesFile, broken)).toThrow(
      /us_test_policy_2027\.csv 第 4 行，policy 列：“perhaps”/,
    )
  })
})

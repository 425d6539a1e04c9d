import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dueWithin } from '@/lib/cli/due/due'
import { pagesOfDay } from '@/lib/cli/due/pages-of'
import { runDue } from '@/lib/cli/due/run-due'

const today = '2026-11-26'
const none = new Map<string, number>()
const idsOn = (days: number, day = today) => dueWithin(days, day).map(({ id }) => id)

describe('what is due', () => {
  it('contains what is over and what ends within the days, and nothing later', () => {
    expect(idsOn(3)).not.toContain('uc.transfer')
    expect(idsOn(4)).toContain('uc.transfer')
    for (const { day } of dueWithin(60, today)) expect(day <= '2027-01-25').toBe(true)
    expect(idsOn(0)).toContain('ucas.oxbridge-medicine')
  })

  it('names the page on which a day of a campaign is printed', () => {
    const { lines } = runDue(60, '2027-03-01', new Map())
    const at = lines.findIndex((line) => line.includes('/special/hk_yjs：写着“2027 年 1 至 3 月”的话'))
    expect(lines[at + 2]).toMatch(/改 app\/\(special\)\/special\/hk_yjs\/content\.yaml 第 \d+ 行/)
    expect(lines[at + 3]).toContain('印在 /special/hk_yjs')
  })

  it('names a file that exists, and the line of the row', () => {
    const json = dueWithin(3650, today).filter(({ at }) => at.startsWith('lib/facts/data/'))
    expect(json.length).toBeGreaterThan(0)
    for (const { id, at } of json) {
      const [, file = '', line = ''] = /^(\S+) 第 (\d+) 行$/.exec(at) ?? []
      expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1], id).toContain(`"${id}"`)
    }
    for (const { at } of dueWithin(3650, today)) expect(existsSync(at.split(' ')[0] ?? ''), at).toBe(true)
  })
})

it('the pages that print something are the list of days and the page of the school', () => {
  expect(pagesOfDay('us-harvard-university.rd')).toEqual(['/deadlines', '/yxk/us-harvard-university'])
  expect(pagesOfDay('ucas.main')).toEqual(['/deadlines'])
})

describe('npm run facts -- --due', () => {
  it('says in Chinese what to open, what to change and where it is printed', () => {
    const { code, lines } = runDue(60, today, none)
    expect(code).toBe(0)
    const at = lines.findIndex((line) => line.startsWith('截止日 uc.transfer：'))
    expect(lines.slice(at, at + 4)).toEqual([
      '截止日 uc.transfer：UC 转学网申（秋季入学）（2026-11-30，还有 4 天）',
      '    打开 https://admission.universityofcalifornia.edu/how-to-apply/applying-as-a-transfer/dates-and-deadlines.html',
      expect.stringMatching(/^ {4}改 lib\/content\/admissions\/deadlines_2027\.csv 第 \d+ 行/),
      expect.stringContaining('/deadlines'),
    ])
    expect(lines.at(-1)).toMatch(/^共 \d+ 条：\d+ 条已过，\d+ 条 60 天内到期$/)
  })

  it('begins with the most visited pages', () => {
    const { lines } = runDue(
      60,
      today,
      new Map([
        ['/guide/scholarship', 40],
        ['/special/zhuanxue', 3],
      ]),
    )
    expect(lines[3]).toContain('/guide/scholarship')
    expect(lines[3]).toContain('访问 40 次')
  })

  it.each([Number.NaN, -1, 1.5])('refuses %d days', (days) => {
    expect(runDue(days, today, none)).toEqual({
      code: 1,
      lines: ['天数要写成整数：npm run facts -- --due 60'],
    })
  })
})

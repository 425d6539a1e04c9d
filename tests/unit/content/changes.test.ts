import { describe, expect, it } from 'vitest'
import { type Change, parseChange } from '@/lib/content/changes/change'
import { isComing, listChanges } from '@/lib/content/changes/changes'
import { toCalendar } from '@/lib/seo/calendar'
import { readExistingPages } from '@/lib/site-map/existing-pages'

const good = [
  'title: 英国毕业生签证缩短为 18 个月',
  'date: 2027-01-01',
  'country: uk',
  'kind: work',
  'from: 2 年',
  'to: 18 个月',
  'who: 2027 年起递交的人',
  'source: https://www.gov.uk/graduate-visa',
  'read: official-copy',
  'asOf: 2026-08-21',
]
const withLine = (field: string, line: string) =>
  good.map((own) => (own.startsWith(`${field}:`) ? line : own)).join('\n')

describe("a change of a rule in an editor's file", () => {
  it('is read with the name of its source and the default values', () => {
    expect(parseChange('uk-graduate.yaml', good.join('\n'))).toMatchObject({
      id: 'uk-graduate',
      date: '2027-01-01',
      standing: 'settled',
      sourceName: '英国政府网 GOV.UK',
      programmes: [],
      pages: [],
    })
  })

  it.each([
    ['date', 'date: 下个月', '第 2 行，date：写成 2027-01-01'],
    ['country', 'country: fr2', '第 3 行，country：country 写下面之一'],
    ['kind', 'kind: news', '第 4 行，kind：kind 写下面之一'],
    ['to', 'to:', '第 6 行，to：写改成怎样'],
    ['source', 'source: https://www.idp.com/x', '第 8 行，source：不能引用 www.idp.com'],
    ['source', 'source: https://nobody.example/x', '第 8 行，source：没有登记这个网站是谁办的'],
    ['read', 'read: hearsay', '第 9 行，read：写 official'],
    ['asOf', 'asOf: 2026-08-21\nprogrammes: [uk-nothing]', '第 11 行，programmes 第 1 条：没有这个移民项目'],
    ['asOf', 'asOf: 2099-01-01', '第 10 行，asOf：这一天还没有到'],
    ['who', 'who: 百分之百获批的人', '第 7 行，who：不能写“百分之百”'],
    ['asOf', 'asOf: 2026-08-21\nnote: 什么', '没有 note 这样的项'],
    ['from', 'from: 原来: 这样', '第 5 行：看不懂'],
  ])('with a wrong %s (%s) is refused, naming the line', (field, line, remedy) => {
    expect(() => parseChange('uk-graduate.yaml', withLine(field, line))).toThrow(remedy)
  })

  it('needs a file name that begins with a country', () => {
    expect(() => parseChange('Graduate.yaml', good.join('\n'))).toThrow('文件名写成')
  })
})

describe('the changes of rules', () => {
  it('link only to pages that exist', () => {
    const exists = readExistingPages()
    expect(
      listChanges().flatMap(({ id, pages }) => pages.filter((href) => !exists.has(href)).map(() => id)),
    ).toEqual([])
  })

  it('that are suspended or proposed are never shown as upcoming', () => {
    const open = listChanges().filter(({ standing }) => standing !== 'settled')
    expect(open.length).toBeGreaterThan(0)
    expect(open.filter((change) => isComing(change, '2000-01-01'))).toEqual([])
  })
})

it.each([
  ['2027-01-01', '2026-12-31', true],
  ['2027-01-01', '2027-01-01', false],
  ['2027-09', '2027-08-31', true],
  ['2027-09', '2027-09-01', false],
])('of %s are upcoming on %s: %s', (date, today, coming) => {
  expect(isComing({ date, standing: 'settled' } as Change, today)).toBe(coming)
})

it('are written to the calendar as whole days, escaped and folded', () => {
  const text = toCalendar('政策变动', [
    {
      id: 'uk-graduate',
      day: '2027-01-01',
      title: '英国，毕业生签证; 18 个月',
      text: `一,二${'长'.repeat(60)}`,
      href: '/headlines/changes#uk-graduate',
      told: '2026-08-21',
    },
  ])
  const lines = text.split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20270101')
  expect(lines).toContain('DTSTAMP:20260821T000000Z')
  expect(lines).toContain('SUMMARY:英国，毕业生签证\\; 18 个月')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:一\\,二${'长'.repeat(60)}`)
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Change, changes, commentsText, isComing } from '@/lib/collections/kinds/change'
import { expiryOf } from '@/lib/facts/expiry'
import { formatFigure } from '@/lib/facts/format'
import { listFigures, statementRowsOf } from '@/lib/facts/registry'
import { toCalendar } from '@/lib/seo/calendar'
import { flag, table } from '@/tests/support/table'

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

const read = (text: string) => changes.parse('uk-graduate', Buffer.from(text))

it.each([
  [undefined, ''],
  ['2026-09-24', '，评论期到 2026-09-24'],
  ['2026-09-23', '，评论期已过（到 2026-09-23）'],
])('comments until %s are told on 2026-09-24 as %s', (until, text) => {
  expect(commentsText(until, '2026-09-24')).toBe(text)
})

describe("a change of a rule in an editor's file", () => {
  it('is read with the name of its source and the default values', () => {
    expect(read(good.join('\n'))).toMatchObject({
      id: 'uk-graduate',
      date: '2027-01-01',
      standing: 'settled',
      sourceName: '英国政府网 GOV.UK',
      programmes: [],
      pages: [],
    })
  })

  it.each([
    [
      'asOf',
      'asOf: 2026-08-21\nprogrammes: [uk-nothing]',
      '第 11 行第 14 列，programmes › 第 1 项：没有这个移民项目',
    ],
    ...table(`
      date | date: 下个月 | 第 2 行第 7 列，date：写成 2027-01-01
      country | country: fr2 | 第 3 行第 10 列，country：country 写下面之一
      source | source: https://www.idp.com/x | 第 8 行第 9 列，source：不能引用 www.idp.com
      read | read: hearsay | 第 9 行第 7 列，read：写 official
      asOf | asOf: 2099-01-01 | 第 10 行第 7 列，asOf：这一天还没有到
      who | who: 百分之百获批的人 | 第 7 行第 6 列，who：不能写“百分之百”
    `),
  ])('with a wrong %s (%s) is refused, naming the line', (field, line, remedy) => {
    expect(() => read(withLine(field, line))).toThrow(remedy)
  })

  it('needs a file name that begins with a country', () => {
    expect(() => changes.parse('Graduate', Buffer.from(good.join('\n')))).toThrow('文件名写成')
  })
})

describe('a sum that a coming change replaces', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  const replacing = (country: string, from: string, date: string) =>
    read(
      withLine('from', `from: ${from}`)
        .replace('country: uk', `country: ${country}`)
        .replace('date: 2027-01-01', `date: ${date}`)
        .replace('asOf: 2026-08-21', 'asOf: 2026-01-01'),
    )
  const open = listFigures({ country: 'uk' }).find(
    (each) => expiryOf(each.period) === null && /^[\d,]+ 英镑/.test(formatFigure(each)),
  )
  const rule = statementRowsOf().find(({ text, closes }) => closes && /\d 新元/.test(text))

  it('ends the day before it', () => {
    vi.setSystemTime('2026-02-01')
    const [country, closes] = [rule?.country.toLowerCase() ?? '', rule?.closes ?? '']
    const [sum = ''] = rule?.text.match(/[\d,]+ 新元/) ?? []
    expect(() => replacing(country, sum, closes)).toThrow(`${rule?.id} 还写着这个数`)
    expect(() => replacing(country, sum, '2099-01-01')).not.toThrow()
    const figure = open && formatFigure(open)
    expect(() => replacing('uk', `每人 ${figure}`, '2099-01-01')).toThrow(`${open?.id} 还写着这个数`)
    vi.setSystemTime('2099-01-01')
    expect(() => replacing('uk', `每人 ${figure}`, '2099-01-01')).not.toThrow()
  })
})

it.each(
  table(
    `
    2027-01-01 | 2026-12-31 | yes
    2027-01-01 | 2027-01-01 | no
    2027-09 | 2027-08-31 | yes
    2027-09 | 2027-09-01 | no
  `,
    [String, String, flag],
  ),
)('of %s are upcoming on %s: %s', (date, today, coming) => {
  expect(isComing({ date, standing: 'settled' } as Change, today)).toBe(coming)
})

it('are written to the calendar as whole days, escaped and folded', () => {
  const change = {
    id: 'uk-graduate',
    day: '2026-12-31',
    title: '英国，毕业生签证; 18 个月',
    text: `一,二${'长'.repeat(60)}`,
    href: '/headlines/changes#uk-graduate',
    told: '2026-08-21',
  }
  const at = Date.parse('2027-01-16T06:59:00Z')
  const text = toCalendar('政策变动', [change, { ...change, at }], new Date('2026-09-01T12:00:00Z'))
  const lines = text.split('\r\n')
  const dates = lines.filter((line) => /^(?:DT|LAST-|SEQ|REFRESH)/.test(line))
  const copy = ['DTSTAMP:20260901T000000Z', 'LAST-MODIFIED:20260821T000000Z', 'SEQUENCE:243']
  expect(dates).toEqual([
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...[...copy, 'DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101'],
    ...[...copy, 'DTSTART:20270116T065900Z', 'DTEND:20270116T070000Z'],
  ])
  expect(lines).toContain('SUMMARY:英国，毕业生签证\\; 18 个月')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:一\\,二${'长'.repeat(60)}`)
})

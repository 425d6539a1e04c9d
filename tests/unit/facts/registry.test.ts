import { describe, expect, it } from 'vitest'
import { expiryOf } from '@/lib/facts/expiry'
import { formatFigure } from '@/lib/facts/format'
import { FactError, figure, listFigures, listStatements, statement } from '@/lib/facts/registry'
import { table } from '@/tests/support/table'

describe('a fact', () => {
  it('has value, period, publisher in Chinese, kind and how it was read', () => {
    expect(figure('uk-graduate-fee-2026')).toMatchObject({
      country: 'uk',
      value: 937,
      unit: 'GBP',
      period: '2026-04-08 起',
      source: { name: '英国政府网 GOV.UK', url: 'https://www.gov.uk/graduate-visa' },
      kind: 'official',
      read: 'official-copy',
      checked: '2026-08-21',
      isExpired: false,
      caution: null,
    })
  })

  it('from a second-hand page is marked second-hand although it links to that page', () => {
    expect(statement('pt-nat-2026')).toMatchObject({
      kind: 'secondary',
      check: true,
      source: { url: 'https://diariodarepublica.pt' },
    })
  })

  it('that is not registered stops the build', () => {
    expect(() => figure('no-such-fact')).toThrow(new FactError('no-such-fact', 'unknown'))
    expect(() => statement('no-such-fact')).toThrow(FactError)
  })
})

it.each(
  table(`
      us-opt | 至多 12 个月
      au-500-fee-2026 | 2,500 澳元起
      au-485-degree | 2–3 年
    `),
)('a figure of which the source gives one end %s says so: %s', (id, printed) => {
  expect(formatFigure(figure(id))).toBe(printed)
})

describe('lists of facts', () => {
  it('hold no expired figure beside a newer one of the same name', () => {
    const day = '2026-11-23'
    const isOver = ({ period }: { period: string }) => (expiryOf(period) ?? day) < day
    for (const all of Map.groupBy(listFigures(), ({ label, unit }) => `${label} ${unit}`).values()) {
      if (all.some(isOver)) expect(all.filter((one) => !isOver(one)).map(({ id }) => id)).toEqual([])
    }
  })

  it('include statements that apply to several countries', () => {
    expect(listStatements({ country: 'DM', topic: 'immigration' }).length).toBeGreaterThan(2)
    expect(statement('imm-us-niw-prongs').text).toContain('Dhanasar')
  })
})

it.each(
  table(
    `
    1529           | GBP/month       | 每月 1,529 英镑
    350            | USD             | 350 美元
    [13000, 33900] | JPY/month       | 每月 13,000–33,900 日元
    24             | months          | 24 个月
    [2, 3]         | years           | 2–3 年
    "2+3+3"        | years           | 2+3+3 年
    12900          | HKD/credit      | 每学分 12,900 港元
    6.7046         | CNY per USD     | 1 美元 = 6.7046 元人民币
    4.241          | CNY per 100 JPY | 100 日元 = 4.241 元人民币
    6              | IELTS overall   | 6（雅思总分）
  `,
    [JSON.parse, String, String],
  ),
)('formatFigure prints %j %s as %s', (value, unit, text) => {
  expect(formatFigure({ value, unit })).toBe(text)
})

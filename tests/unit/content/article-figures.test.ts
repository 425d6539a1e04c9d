import { describe, expect, it } from 'vitest'
import { withFigures } from '@/lib/collections/kinds/article-figures'
import { FactError } from '@/lib/facts/registry'
import { table } from '@/tests/support/table'

const byHand = { name: '手写的来源', url: 'https://example.org/', read: null, checked: null }
const article = (paragraph: string) => ({
  summary: '摘要',
  sections: [{ heading: null, paragraphs: [paragraph] }],
  sources: [byHand],
})
const paragraphOf = (text: string) => withFigures(article(text)).sections[0]?.paragraphs[0]

it.each(
  table(`
    伦敦每月 {{uk-pof-london-2026}} | 伦敦每月 1,529 英镑
    9 个月合计 {{uk-pof-london-2026*9}} | 9 个月合计 13,761 英镑
    每校 {{us-appfee-range}} | 每校 75–100 美元
    {{fx-usd-cny}} | 1 美元 = 6.7046 元人民币
    {{study-au-atar}} | ATAR 在 0 到 99.95 之间，表示在本州同龄人中的位次；80 意味着处于前 20%。
  `),
)('%s is printed as %s', (written, read) => {
  expect(paragraphOf(written)).toBe(read)
})

it('names the source of each figure with its period, and each page once', () => {
  const { sources } = withFigures({
    ...article('{{uk-pof-london-2026}} {{uk-pof-london-2026}}'),
    sources: [byHand, { ...byHand, name: '同一页', url: 'https://www.gov.uk/student-visa/money' }],
  })
  expect(sources).toEqual([
    { ...byHand, note: null },
    {
      name: '英国政府网 GOV.UK',
      url: 'https://www.gov.uk/student-visa/money',
      read: 'official-copy',
      checked: '2026-08-21',
      note: expect.stringContaining('截至 2026-08-21'),
    },
  ])
})

it('refuses a figure that is not in the registry', () => {
  expect(() => paragraphOf('{{no-such-fact}}')).toThrow('no-such-fact')
})

describe('the figure that an article is about', () => {
  const about = (figure: { label: string; fact: string; former?: string }) =>
    withFigures({ ...article('正文'), figure })

  it('is read from the registry with its source, years as months', () => {
    const { figure, sources } = about({
      label: '毕业后可以留英的时间',
      fact: 'uk-graduate-route-2027',
      former: 'uk-graduate-route-pre2027',
    })
    const url = 'https://www.gov.uk/graduate-visa'
    expect(figure).toEqual({
      label: '毕业后可以留英的时间',
      value: 18,
      former: 24,
      unit: '个月',
      period: '2027-01-01 起',
      source: { name: '英国政府网 GOV.UK', url },
    })
    expect(sources.map((source) => source.url)).toContain(url)
  })

  it.each([
    ['no-such-fact', undefined],
    // A range, and a value in another unit.
    ['us-appfee-range', undefined],
    ['us-uc-coa-2728', 'uk-graduate-route-pre2027'],
  ])('refuses %s with %s', (fact, former) => {
    expect(() => about({ label: '数', fact, ...(former !== undefined && { former }) })).toThrow(FactError)
  })
})

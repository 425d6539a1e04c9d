import { expect, it } from 'vitest'
import { withFigures } from '@/lib/collections/kinds/article-figures'
import { listArticles, listCountryArticles } from '@/lib/collections/kinds/shown-articles'

const byHand = { name: '手写的来源', url: 'https://example.org/', read: null, checked: null }
const article = (paragraph: string) => ({
  summary: '摘要',
  sections: [{ heading: null, paragraphs: [paragraph] }],
  sources: [byHand],
})
const paragraphOf = (text: string) => withFigures(article(text)).sections[0]?.paragraphs[0]

it.each([
  ['伦敦每月 {{uk-pof-london-2026}}', '伦敦每月 1,529 英镑'],
  ['9 个月合计 {{uk-pof-london-2026*9}}', '9 个月合计 13,761 英镑'],
  ['每校 {{us-appfee-range}}', '每校 75–100 美元'],
  ['{{fx-usd-cny}}', '1 美元 = 6.7046 元人民币'],
  ['{{study-au-atar}}', 'ATAR 在 0 到 99.95 之间，表示在本州同龄人中的位次；80 意味着处于前 20%。'],
])('%s is printed as %s', (written, read) => {
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

it('leaves no placeholder in any article', () => {
  expect(
    [...listArticles(), ...listCountryArticles()].filter((read) => JSON.stringify(read).includes('{{')),
  ).toEqual([])
})

import { expect, it } from 'vitest'
import { withFigures } from '@/lib/host/content/article-figures'
import { countryArticles } from '@/lib/host/content/country-news/country-news'
import { articles } from '@/lib/host/content/news'

const article = (paragraph: string) => ({
  summary: '摘要',
  sections: [{ heading: null, paragraphs: [paragraph] }],
  sources: [{ name: '手写的来源', url: 'https://example.org/' }],
})
const paragraphOf = (text: string) => withFigures(article(text)).sections[0]?.paragraphs[0]

it.each([
  ['伦敦每月 {{uk-pof-london-202511}}', '伦敦每月 1,529 英镑'],
  ['9 个月合计 {{uk-pof-london-202511*9}}', '9 个月合计 13,761 英镑'],
  ['每校 {{us-appfee-range}}', '每校 50–100 美元'],
  ['{{fx-usd-cny}}', '1 美元 = 6.7758 元人民币'],
  ['{{study-au-atar}}', 'ATAR 在 0 到 99.95 之间，表示在本州同龄人中的位次；80 意味着处于前 20%。'],
])('%s reads %s', (written, read) => {
  expect(paragraphOf(written)).toBe(read)
})

it('names the source of each figure with its period, each page once', () => {
  const { sources } = withFigures({
    ...article('{{uk-pof-london-202511}} {{uk-pof-london-202511}}'),
    sources: [
      { name: '手写的来源', url: 'https://example.org/' },
      { name: '同一页', url: 'https://www.gov.uk/student-visa/money' },
    ],
  })
  expect(sources.map(({ url }) => url)).toContain('https://example.org/')
  expect(sources.filter(({ name }) => name.includes('2025-11-11 起的申请'))).toHaveLength(1)
})

it.each(['no-such-fact', 'uk-pof-london-2025'])('refuses {{%s}}, which may not be printed', (id) => {
  expect(() => paragraphOf(`{{${id}}}`)).toThrow(id)
})

it('leaves no mark in any article', () => {
  expect([...articles, ...countryArticles].filter((read) => JSON.stringify(read).includes('{{'))).toEqual([])
})

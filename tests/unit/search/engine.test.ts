import { describe, expect, it } from 'vitest'
import type { SearchDocument } from '@/lib/host/search/document'
import { createSearchEngine } from '@/lib/host/search/engine'
import { documentOf } from './document'

/** An article, which has no name. */
const news = (title: string) => documentOf({ title, type: 'news', named: false, href: `/headlines/${title}` })

const search = async (
  documents: SearchDocument[],
  keyword: string,
  rest: { type?: SearchDocument['type']; page?: number; limit?: number; now?: Date } = {},
) => {
  const engine = await createSearchEngine(documents)
  const { now, ...request } = rest
  return engine.search({ keyword, page: 1, limit: 12, ...request }, now)
}

const titles = ({ list }: { list: { title: string }[] }) => list.map(({ title }) => title)

describe('the results', () => {
  it('have a full name before a part of one, and of equal names the more likely one first', async () => {
    const documents = [
      documentOf({ title: '牛津布鲁克斯大学', weight: 0.2 }),
      documentOf({ title: '里德学院' }),
      documentOf({ title: '牛津大学', names: ['牛津'], weight: 0.6 }),
      documentOf({ title: '伦敦大学学院', weight: 0.5 }),
    ]
    expect(titles(await search(documents, '牛津'))).toEqual(['牛津大学', '牛津布鲁克斯大学'])
    expect(titles(await search(documents, 'ldxy'))).toEqual(['伦敦大学学院', '里德学院'])
  })

  it('have all words, and only otherwise half of them', async () => {
    const documents = [news('英国签证'), news('英国宿舍')]
    expect(titles(await search(documents, '英国 签证'))).toEqual(['英国签证'])
    expect(titles(await search(documents, '英国留学签证'))).toEqual(['英国签证'])
    expect(titles(await search(documents, '英国 押金')).toSorted()).toEqual(['英国宿舍', '英国签证'])
  })

  it('are none for words that every document contains', async () => {
    const result = await search([documentOf({ title: '华威大学' })], '不存在的大学')
    expect(result.total).toBe(0)
  })

  it('include synonyms', async () => {
    const documents = [news('澳大利亚打工')]
    expect(titles(await search(documents, '澳洲兼职'))).toEqual(['澳大利亚打工'])
  })

  it('allow a typing error in Latin letters, but not in a known word, also when asked again', async () => {
    const engine = await createSearchEngine([
      documentOf({ title: '斯坦福大学', names: ['Stanford University'] }),
      documentOf({ title: '斯坦佛德学校', names: ['Stamford School'] }),
    ])
    const find = (keyword: string) => titles(engine.search({ keyword, page: 1, limit: 12 }))
    expect(find('stanford')).toEqual(['斯坦福大学'])
    expect(find('standford')).toContain('斯坦福大学')
    expect(find('standford')).toContain('斯坦福大学')
  })

  it('include a name with the same sound', async () => {
    const result = await search([documentOf({ title: '斯坦福大学' })], '斯坦幅大学')
    expect(titles(result)).toEqual(['斯坦福大学'])
  })
})

describe('the answer of the search', () => {
  const documents = [
    documentOf({ title: '华威大学' }),
    documentOf({
      title: '周老师',
      type: 'person',
      href: '/advisor/a',
      text: '熟悉华威大学的课程',
      sample: true,
    }),
    news('华威怎么申请'),
  ]

  it('counts each type, whichever is shown', async () => {
    const all = await search(documents, '华威')
    const news = await search(documents, '华威', { type: 'news' })
    expect(all.total).toBe(3)
    expect(news).toMatchObject({
      total: 1,
      list: [{ type: 'news', title: '华威怎么申请', title_hits: [[0, 2]] }],
    })
    expect(news.facets).toEqual(all.facets)
    expect(all.facets.filter(({ count }) => count > 0)).toEqual([
      { type: 'school', label: '院校', count: 1 },
      { type: 'news', label: '资讯', count: 1 },
      { type: 'person', label: '团队', count: 1 },
    ])
  })

  it('pages', async () => {
    const first = await search(documents, '华威', { limit: 2 })
    const second = await search(documents, '华威', { limit: 2, page: 2 })
    expect([...titles(first), ...titles(second)]).toEqual(titles(await search(documents, '华威')))
    expect(titles(await search(documents, '华威', { page: 9 }))).toEqual([])
  })

  it('marks sample people and shows where their text matched', async () => {
    const { list } = await search(documents, '华威', { type: 'person' })
    expect(list).toEqual([
      {
        type: 'person',
        title: '周老师',
        title_hits: [],
        excerpt: { text: '熟悉华威大学的课程', hits: [[2, 4]] },
        href: '/advisor/a',
        sample: true,
        closed: false,
      },
    ])
  })

  it('is empty for an empty text or one without letters', async () => {
    for (const keyword of ['', '！？', '<>']) {
      const result = await search(documents, keyword)
      expect(result).toMatchObject({ list: [], total: 0, nearest: [] })
      expect(result.facets.every(({ count }) => count === 0)).toBe(true)
    }
  })

  it('offers the most similar names only when nothing contains all words', async () => {
    expect(await search(documents, '华戚大学')).toMatchObject({
      nearest: [{ type: 'school', title: '华威大学', href: '/yxk/华威大学' }],
    })
    expect((await search(documents, '华威')).nearest).toEqual([])
  })

  it('is the same when asked again, but may differ on another day', async () => {
    const engine = await createSearchEngine([
      documentOf({ title: '夏校报名', type: 'page', href: '/special/a', until: '2026-11-21' }),
      documentOf({ title: '夏校介绍', type: 'page', href: '/special/b' }),
    ])
    const on = (day: string) =>
      titles(engine.search({ keyword: '夏校', page: 1, limit: 12 }, new Date(`${day}T12:00:00+08:00`)))
    const first = on('2026-11-21')
    expect(first.toSorted()).toEqual(['夏校介绍', '夏校报名'])
    for (let other = 0; other < 50; other += 1) {
      engine.search({ keyword: `夏校 ${other}`, page: 1, limit: 12 })
    }
    expect(on('2026-11-21')).toEqual(first)
    expect(on('2026-11-22')).toEqual(['夏校介绍'])
    expect(on('2026-11-21')).toEqual(first)
  })

  it('leaves out a campaign from the day after its last day', async () => {
    const campaign = [
      documentOf({ title: '夏校报名', type: 'page', href: '/special/a', until: '2026-11-21' }),
    ]
    const at = (now: string) => search(campaign, '夏校', { now: new Date(now) })
    expect((await at('2026-11-21T23:59:00+08:00')).total).toBe(1)
    expect((await at('2026-11-22T00:00:00+08:00')).total).toBe(0)
  })
})

import type { Metadata } from 'next'
import { beforeAll, describe, expect, it } from 'vitest'
import { articleFeed } from '@/components/features/articles/article-feed'
import { listCountryNews } from '@/lib/api/country-news'
import { listNews } from '@/lib/api/news'
import { listSchools } from '@/lib/api/schools'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { campaignMetadata } from '@/lib/campaigns/metadata'
import type { SearchDocument } from '@/lib/host/search/document'
import { searchDocuments } from '@/lib/host/search/documents'
import { createSearchEngine, type SearchEngine } from '@/lib/host/search/engine'
import { lines } from '@/tests/support/table'

/**
 * Text that is meant for programs: placeholders of figures, sources of leads, field names, ids of the registry, and
 * the printed form of a missing value.
 */
const raw = /\{\{|\}\}|\b(?:as_?of|needs_?check|linkurl|source_url|read_in|undefined|NaN)\b|\[object|"\w+":/i

const campaigns = await everyCampaign()
const sources = campaigns.map(({ source }) => source)

const rawIn = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    [raw.exec(text)?.[0] ?? [], sources.find((source) => text.includes(source)) ?? []].flat(),
  )

const textOfTitle = (title: Metadata['title']) =>
  typeof title === 'object' && title !== null && 'absolute' in title ? title.absolute : title

let documents: SearchDocument[]
let engine: SearchEngine

beforeAll(async () => {
  documents = await searchDocuments(campaigns)
  engine = await createSearchEngine(documents)
})

describe('feeds and lists contain text as pages print it', () => {
  it('recognises raw text', () => {
    expect(
      rawIn(['理大把一学年总支出估为 {{hk-total-polyu}}', sources[0] ?? '', 'as_of：2026']),
    ).toHaveLength(3)
    expect(rawIn(['学费 1,529 英镑（2026–27 学年）', '专题页：从本科到硕士'])).toEqual([])
  })

  it('in all documents of the search', () => {
    expect(documents.length).toBeGreaterThan(3000)
    expect(rawIn(documents.flatMap(({ title, names, text }) => [title, ...names, text]))).toEqual([])
  })

  it.each(
    lines(`
      港大
      EB5 资金来源
      英国 学费
      东京 房租
    `),
  )('in the answers of search page and chat to %s', (keyword) => {
    const { list } = engine.search({ keyword, page: 1, limit: 60 })
    expect(list.length).toBeGreaterThan(0)
    expect(rawIn(list.flatMap(({ title, excerpt }) => [title, excerpt.text]))).toEqual([])
  })

  it('in the lists of schools', async () => {
    const { list } = await listSchools({ q: '伦敦', limit: 60 })
    expect(list.length).toBeGreaterThan(10)
    expect(rawIn(list.flatMap(({ name, nameEn, city }) => [name, nameEn, city ?? '']))).toEqual([])
  })

  it('in titles and descriptions of campaigns and articles', async () => {
    const heads = campaigns
      .map(campaignMetadata)
      .map((head) => `${textOfTitle(head.title)} ${head.description}`)
    expect(heads.filter((head) => head.length < 20)).toEqual([])
    const pages = await Promise.all([1, 2].map((page) => listNews({ page, limit: 60 })))
    const country = await Promise.all([1, 2].map((page) => listCountryNews({ page, limit: 60 })))
    const articles = [...pages, ...country].flatMap(({ list }) => list)
    expect(articles.length).toBeGreaterThan(70)
    expect(rawIn([...heads, ...articles.flatMap(({ title, summary }) => [title, summary])])).toEqual([])
  })

  it.each(['headlines', 'industry'] as const)('in the feed of %s', async (channel) => {
    const feed = await (await articleFeed(channel)).text()
    expect(feed).toContain('<item>')
    expect(rawIn([feed.replaceAll(/<[^>]+>/g, ' ')])).toEqual([])
  })
})

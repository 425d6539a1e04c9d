import type { Metadata } from 'next'
import { describe, expect, it } from 'vitest'
import { articleFeed } from '@/components/features/articles/article-feed'
import { listCountryNews } from '@/lib/api/country-news'
import { listNews } from '@/lib/api/news'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { campaignMetadata } from '@/lib/campaigns/metadata'
import { searchDocuments } from '@/lib/host/search/documents'

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

describe('feeds and lists contain text as pages print it', () => {
  it('in all documents of the search', async () => {
    const documents = await searchDocuments(campaigns)
    expect(documents.length).toBeGreaterThan(3000)
    expect(
      rawIn(documents.flatMap(({ title, names, text, prose }) => [title, ...names, text, prose])),
    ).toEqual([])
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

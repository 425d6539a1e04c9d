import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import robots from '@/app/robots'
import { serializeJsonLd, website } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { cardNames, cardOf, cardPath, squareCard } from '@/lib/seo/share-cards'
import { table } from '@/tests/support/table'

describe('the picture of a shared link', () => {
  it.each(
    table(`
      / | planning
      /chanel/us | us
      /special/feiyong/fyen | uk
      /special/fy_can | ca
      /special/bk_japan | jp
      /company/xg | hk
      /special/ym_us_niw | passport
      /special/qz_uk | visa
      /special/yasi | exam
      /yylist/ielts | exam
      /yxk/hischool | highschool
      /yishu | portfolio
      /bjts_list | research
      /yxk/us-harvard | planning
    `),
  )('of %s is %s', (path, card) => {
    expect(cardOf(path)).toBe(card)
  })

  it('exists for every family', () => {
    const files = [...cardNames.map(cardPath), squareCard]
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([])
  })
})

it('a page has its canonical address, its mobile address and one title with the brand once', () => {
  const metadata = pageMetadata({ title: '英国留学', description: '说明', path: '/chanel/uk' })
  expect(metadata).toMatchObject({
    title: { absolute: '英国留学 · 美世留学' },
    alternates: {
      canonical: '/chanel/uk',
      media: { 'only screen and (max-width: 640px)': 'http://localhost:3000/m/chanel/uk' },
    },
    other: { 'mobile-agent': 'format=html5; url=http://localhost:3000/m/chanel/uk' },
  })
})

it('describes the site search to search engines', () => {
  expect(website()).toMatchObject({
    '@type': 'WebSite',
    url: 'http://localhost:3000/',
    publisher: { '@id': 'http://localhost:3000/#organization' },
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'http://localhost:3000/search?Keyword={keyword}' },
      'query-input': 'required name=keyword',
    },
  })
  expect(JSON.parse(serializeJsonLd(website()))).toMatchObject({ '@context': 'https://schema.org' })
})

it('lets robots read everything but the API, form results and the address that sets a cookie', () => {
  expect(robots()).toEqual({
    rules: { userAgent: '*', allow: '/', disallow: ['/apipc', '/lead-result', '/m/desktop'] },
    sitemap: 'http://localhost:3000/sitemap.xml',
  })
})

const facts = { title: '留学头条', description: '要点', path: '/headlines' }

it('links a feed and the Markdown beside the canonical address, and neither where there is none', () => {
  expect(pageMetadata({ ...facts, feed: '/headlines/rss.xml' }).alternates).toMatchObject({
    canonical: '/headlines',
    types: { 'application/rss+xml': [{ url: '/headlines/rss.xml', title: '留学头条 · 美世留学' }] },
  })
  expect(pageMetadata(facts).alternates?.types).toEqual({ 'text/markdown': '/headlines.md' })
  expect(pageMetadata({ ...facts, isIndexed: false }).alternates?.types).toEqual({})
})

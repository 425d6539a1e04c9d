import { expect, it } from 'vitest'
import robots from '@/app/robots'
import { serializeJsonLd, website } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

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

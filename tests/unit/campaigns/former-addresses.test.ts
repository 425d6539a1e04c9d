import { expect, it } from 'vitest'
import { formerAddresses } from '@/lib/campaigns/former-addresses'
import type { Campaign } from '@/lib/campaigns/schema'

const campaign = (path: string, change: Partial<Campaign> = {}): Campaign => ({
  path,
  layout: 'special',
  language: 'zh',
  seo: { title: path, description: '' },
  family: 'more',
  hue: 'ink',
  source: path,
  form: null,
  sections: [],
  formerly: [],
  noIndex: false,
  draft: false,
  ...change,
})

const leads = (...campaigns: Campaign[]) =>
  Object.fromEntries(formerAddresses(campaigns, new Date('2026-11-23T00:00:00Z')))

it('leads from each former address to the page, and from its sign-up page to the page’s', () => {
  const page = campaign('/special/summer_uk27', {
    formerly: ['/special/summer_uk26', '/special/summer_uk25'],
  })
  expect(leads(page, campaign('/special/summer_uk27/entry'))).toEqual({
    '/special/summer_uk26': '/special/summer_uk27',
    '/special/summer_uk26/entry': '/special/summer_uk27/entry',
    '/special/summer_uk25': '/special/summer_uk27',
    '/special/summer_uk25/entry': '/special/summer_uk27/entry',
  })
  expect(leads(page)).toMatchObject({ '/special/summer_uk26/entry': '/special/summer_uk27' })
})

it.each<[string, Partial<Campaign>]>([
  ['a draft', { draft: true }],
  ['a page that is still to come', { publishFrom: '2026-11-24' }],
])('leads nobody to %s', (_, change) => {
  expect(leads(campaign('/special/b', { formerly: ['/special/a'], ...change }))).toEqual({})
})

it('leads to a page that is over, which sends visitors on', () => {
  const over = { retireAfter: '2026-01-31', redirectTo: '/au', formerly: ['/special/a'] }
  expect(leads(campaign('/special/b', over))).toMatchObject({ '/special/a': '/special/b' })
})

it('leaves an address alone that has a page again', () => {
  const pages = [campaign('/special/b', { formerly: ['/special/a'] }), campaign('/special/a')]
  expect(leads(...pages)).toEqual({ '/special/a/entry': '/special/b' })
})

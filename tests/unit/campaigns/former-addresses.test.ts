import { expect, it } from 'vitest'
import { formerAddresses } from '@/lib/campaigns/former-addresses'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { bareCampaign } from './bare-campaign'

const leads = (...campaigns: Campaign[]) =>
  Object.fromEntries(formerAddresses(campaigns, new Date('2026-11-23T00:00:00Z')))

it('redirects each former address to the page, and that of its sign-up page to the sign-up page', () => {
  const page = bareCampaign('/special/summer_uk27', {
    formerly: ['/special/summer_uk26', '/special/summer_uk25'],
  })
  expect(leads(page, bareCampaign('/special/summer_uk27/entry'))).toEqual({
    '/special/summer_uk26': '/special/summer_uk27',
    '/special/summer_uk26/entry': '/special/summer_uk27/entry',
    '/special/summer_uk25': '/special/summer_uk27',
    '/special/summer_uk25/entry': '/special/summer_uk27/entry',
  })
  expect(leads(page)).toMatchObject({ '/special/summer_uk26/entry': '/special/summer_uk27' })
})

it.each<[string, Partial<Campaign>]>([
  ['a draft', { draft: true }],
  ['a page that begins later', { publishFrom: '2026-11-24' }],
])('does not redirect to %s', (_, change) => {
  expect(leads(bareCampaign('/special/b', { formerly: ['/special/a'], ...change }))).toEqual({})
})

it('redirects to a page that has ended, which redirects visitors again', () => {
  const over = { retireAfter: '2026-01-31', redirectTo: '/au', formerly: ['/special/a'] }
  expect(leads(bareCampaign('/special/b', over))).toMatchObject({ '/special/a': '/special/b' })
})

it('does not redirect an address that has a page again', () => {
  const pages = [bareCampaign('/special/b', { formerly: ['/special/a'] }), bareCampaign('/special/a')]
  expect(leads(...pages)).toEqual({ '/special/a/entry': '/special/b' })
})

import { expect, it, vi } from 'vitest'
import { PublicEntry } from '@/components/pages/entry-page'
import * as manifest from '@/lib/campaigns/manifest'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { pages } from '@/tests/support/campaigns'

const campaignAt = vi.spyOn(manifest, 'campaignAt')

const campaignOf = (path: string): Campaign => {
  const found = pages.find(({ campaign }) => campaign.path === path)
  if (found === undefined) throw new Error(`no page ${path}`)
  return found.campaign
}

const entry = campaignOf('/special/ossd/entry')

/** Renders the sign-up page of a campaign with these fields. */
const drawWith = (change: Partial<Campaign>) => {
  campaignAt.mockImplementation(async (path) => ({ ...campaignOf(path), ...change }))
  return PublicEntry({ campaign: entry })
}

it('redirects visitors once its campaign has ended', async () => {
  await expect(drawWith({ retireAfter: '2020-01-31', redirectTo: '/can' })).rejects.toMatchObject({
    digest: expect.stringContaining(';/can;307'),
  })
  expect(campaignAt).toHaveBeenCalledWith('/special/ossd')
})

it.each([
  ['is still to come', { publishFrom: '2099-01-31' }],
  ['is a draft', { draft: true }],
])('does not exist while its campaign %s', async (_, change) => {
  await expect(drawWith(change)).rejects.toMatchObject({ digest: expect.stringContaining(';404') })
})

it.each([
  ['runs', { retireAfter: '2099-01-31', redirectTo: '/can' }],
  ['has no end', {}],
])('exists while its campaign %s', async (_, change) => {
  await expect(drawWith(change)).resolves.toBeDefined()
})

it('exists for another page than a campaign, such as a tool', async () => {
  campaignAt.mockResolvedValue(null)
  await expect(PublicEntry({ campaign: entry })).resolves.toBeDefined()
})

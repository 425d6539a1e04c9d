import { expect, it, vi } from 'vitest'
import { EntryPage } from '@/components/pages/entry-page'
import { campaignAt } from '@/lib/campaigns/manifest'
import type { Campaign } from '@/lib/campaigns/schema'
import { pages } from '@/tests/support/campaigns'

vi.mock('@/lib/campaigns/manifest', () => ({ campaignAt: vi.fn() }))

const campaignOf = (path: string): Campaign => {
  const found = pages.find(({ campaign }) => campaign.path === path)
  if (found === undefined) throw new Error(`no page ${path}`)
  return found.campaign
}

const entry = campaignOf('/special/ossd/entry')

/** Draws the sign-up page while its campaign has these fields. */
const drawWith = (change: Partial<Campaign>) => {
  vi.mocked(campaignAt).mockImplementation(async (path) => ({ ...campaignOf(path), ...change }))
  return EntryPage({ campaign: entry })
}

it('sends visitors on once the campaign it is for has ended', async () => {
  await expect(drawWith({ retireAfter: '2020-01-31', redirectTo: '/can' })).rejects.toMatchObject({
    digest: expect.stringContaining(';/can;307'),
  })
  expect(campaignAt).toHaveBeenCalledWith('/special/ossd')
})

it.each([
  ['is still to come', { publishFrom: '2099-01-31' }],
  ['is a draft', { draft: true }],
])('is not there while the campaign it is for %s', async (_, change) => {
  await expect(drawWith(change)).rejects.toMatchObject({ digest: expect.stringContaining(';404') })
})

it.each([
  ['runs', { retireAfter: '2099-01-31', redirectTo: '/can' }],
  ['has no end', {}],
])('stays while the campaign %s', async (_, change) => {
  await expect(drawWith(change)).resolves.toBeDefined()
})

it('stays where there is no campaign but another page, such as a tool', async () => {
  vi.mocked(campaignAt).mockResolvedValue(null)
  await expect(EntryPage({ campaign: entry })).resolves.toBeDefined()
})

import { expect, it } from 'vitest'
import { campaignAt } from '@/lib/campaigns/manifest'
import { table } from '@/tests/support/table'

it.each(
  table(`
    qz_us | travel.state.gov
    qz_uk | www.gov.uk
    qz_can | www.canada.ca
    qz_au | immi.homeaffairs.gov.au
  `),
)('%s links to the authority’s own list of documents', async (slug, host) => {
  const content = await campaignAt(`/special/${slug}`)
  const lists = content?.sections.filter((section) => section.type === 'checklist') ?? []
  expect(lists).not.toHaveLength(0)
  for (const { official } of lists) expect(new URL(official?.href ?? '').host).toBe(host)
})

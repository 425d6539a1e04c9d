import { expect, it } from 'vitest'
import { blockExamples, exampleCampaigns, layoutExamples } from '@/lib/campaigns/examples'
import { campaignLayouts } from '@/lib/campaigns/layouts'
import { everyCampaign } from '@/lib/campaigns/manifest'

const now = new Date('2026-11-24T00:00:00Z')
const campaigns = async () => exampleCampaigns(await everyCampaign(), now)

it('shows each look of a block once, in the order of the types, and names the types that no page uses', async () => {
  const { examples, missing } = blockExamples(['figures', 'prose', 'caseMatrix'], await campaigns())
  const known = examples.filter(({ type }) => type === 'figures' || type === 'prose')
  expect(known.map(({ type, look }) => [type, look]).toSorted()).toEqual([
    ['figures', null],
    ['prose', 'columns'],
    ['prose', 'note'],
    ['prose', 'text'],
  ])
  expect(missing).toEqual(['caseMatrix'])
})

it('includes a page of each layout; it is a sign-up page where no other page has the layout', async () => {
  const layouts = layoutExamples(await everyCampaign(), now)
  expect([...layouts.keys()].toSorted()).toEqual(Object.keys(campaignLayouts).toSorted())
})

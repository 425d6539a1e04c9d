import { expect, it } from 'vitest'
import { blockExamples, exampleCampaigns, pageExamples } from '@/lib/campaigns/examples'
import { campaignLayouts } from '@/lib/campaigns/layouts'
import { everyCampaign } from '@/lib/campaigns/manifest'

const now = new Date('2026-11-24T00:00:00Z')
const campaigns = async () => exampleCampaigns(await everyCampaign(), now)

it('shows each look of a block once, in the order of the types, and says which types no page has', async () => {
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

it('takes published pages in Chinese only', async () => {
  const shown = await campaigns()
  expect(shown.length).toBeGreaterThan(50)
  expect(shown.filter(({ draft, noIndex, language }) => draft || noIndex || language === 'en')).toEqual([])
})

it('has a page of each arrangement and of each layout, a sign-up page where no other has it', async () => {
  const { layouts, arrangements } = pageExamples(await everyCampaign(), now)
  expect([...arrangements.keys()].toSorted()).toEqual(['banner', 'ledger', 'letter', 'split'])
  expect([...layouts.keys()].toSorted()).toEqual(Object.keys(campaignLayouts).toSorted())
})

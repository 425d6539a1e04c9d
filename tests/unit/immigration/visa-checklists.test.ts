import { expect, it } from 'vitest'
import { campaign as au } from '@/app/(special)/special/qz_au/content'
import { campaign as can } from '@/app/(special)/special/qz_can/content'
import { campaign as uk } from '@/app/(special)/special/qz_uk/content'
import { campaign as us } from '@/app/(special)/special/qz_us/content'

it.each([
  ['qz_us', us, 'travel.state.gov'],
  ['qz_uk', uk, 'www.gov.uk'],
  ['qz_can', can, 'www.canada.ca'],
  ['qz_au', au, 'immi.homeaffairs.gov.au'],
])('%s links to the authority’s own list of documents', (_, content, host) => {
  const lists = content.sections.filter((section) => section.type === 'checklist')
  expect(lists).not.toHaveLength(0)
  for (const { official } of lists) expect(new URL(official?.href ?? '').host).toBe(host)
})

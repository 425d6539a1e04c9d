import { describe, expect, it } from 'vitest'
import { isListed, isPublished, retiredTo, withParentDates } from '@/lib/campaigns/lifecycle'
import { campaignAt } from '@/lib/campaigns/manifest'
import { campaignMetadata, previewMetadata } from '@/lib/campaigns/metadata'
import { maybe, table } from '@/tests/support/table'
import { bareCampaign } from './bare-campaign'

const seo = { title: 'OSSD 说明', description: '一段摘要' }
const campaign = bareCampaign('/special/ossd', { seo })

describe('campaign metadata', () => {
  it('gives title, description and the canonical address', () => {
    expect(campaignMetadata(campaign)).toMatchObject({
      title: { absolute: 'OSSD 说明 · 美世留学' },
      description: '一段摘要',
      alternates: { canonical: '/special/ossd' },
    })
    expect(campaignMetadata(campaign)).not.toHaveProperty('robots')
  })

  it('keeps drafts out of search engines, at both of their addresses', () => {
    expect(campaignMetadata({ ...campaign, draft: true }).robots).toEqual({ index: false, follow: true })
    expect(previewMetadata(campaign)).toMatchObject({
      robots: { index: false, follow: false },
      referrer: 'no-referrer',
    })
    expect(previewMetadata(campaign)).not.toHaveProperty('alternates')
  })
})

describe('campaign lifetime', () => {
  const ended = { retireAfter: '2026-06-30', redirectTo: '/can' }

  it.each(
    table(
      `
      2026-06-30T15:59:59Z | –
      2026-06-30T16:00:00Z | /can
    `,
      [String, maybe],
    ),
  )('at %s redirects visitors to %s', (now, target) => {
    expect(retiredTo(ended, new Date(now))).toBe(target)
  })

  it.each([
    [{}, true],
    [{ draft: true }, false],
    [{ noIndex: true }, false],
    [{ publishFrom: '2026-07-02' }, true],
    [{ publishFrom: '2026-07-03' }, false],
    [ended, false],
  ])('with %j is listed in July 2026: %s', (change, listed) => {
    expect(isListed({ ...campaign, ...change }, new Date('2026-07-02T00:00:00Z'))).toBe(listed)
  })

  it.each([
    ['2026-06-30T15:59:59Z', false],
    ['2026-06-30T16:00:00Z', true],
  ])('of a page that begins on 1 July: public at %s is %s', (now, isPublic) => {
    expect(isPublished({ draft: false, publishFrom: '2026-07-01' }, new Date(now))).toBe(isPublic)
  })

  it('of a sign-up page is the same as that of its campaign', () => {
    const dates = { publishFrom: '2026-06-01', ...ended }
    const entry = { ...campaign, path: '/special/ossd/entry', noIndex: true }
    const other = { ...campaign, path: '/special/gre' }
    expect(withParentDates([entry, other, { ...campaign, ...dates }])[0]).toMatchObject(dates)
    expect(withParentDates([entry, other])).toEqual([entry, other])
  })
})

it.each([
  ['/special/ossd', '/special/ossd'],
  ['/special/fy_zh/fy_us/entry', '/special/fy_zh/fy_us/entry'],
  ['/special/_template', undefined],
])('the list of campaigns finds %s by its folder', async (path, found) => {
  expect((await campaignAt(path))?.path).toBe(found)
})

import { beforeEach, expect, it, vi } from 'vitest'
import { existingProgrammePage } from '@/components/features/products/load-product-page'
import * as siteMap from '@/lib/api/site-map'
import { programmeOf } from './support'

const listSiteMap = vi.spyOn(siteMap, 'listSiteMap')

beforeEach(() => {
  listSiteMap.mockResolvedValue([
    {
      id: 'identity',
      title: '海外身份规划',
      links: [{ name: '甲省', href: '/special/ym_ca_one', updated: null, isIndexed: true }],
    },
  ])
})

it.each([
  ['/special/ym_ca_one', '/special/ym_ca_one'],
  ['/special/ym_ca_two', null],
  ['https://example.org/programme', 'https://example.org/programme'],
])('links from %s to %s', async (programmeHref, expected) => {
  expect(await existingProgrammePage(programmeOf({ linkurl: programmeHref }))).toBe(expected)
})

it('has no link when the site map cannot be read', async () => {
  listSiteMap.mockRejectedValue(new Error('down'))
  expect(await existingProgrammePage(programmeOf({ linkurl: '/special/ym_ca_one' }))).toBeNull()
})

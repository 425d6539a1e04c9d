import { isListed } from '@/lib/campaigns/lifecycle'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { existingPages } from '@/lib/content/site-map/existing-pages'
import { toSiteMap } from '@/lib/content/site-map/sections'
import { siteMapCalls } from '@/lib/contract/site-map'
import { answering } from './operation'

export const mapListOperations = answering(siteMapCalls, {
  list: async () => {
    const now = new Date()
    const listed = (await everyCampaign()).filter((campaign) => isListed(campaign, now))
    return toSiteMap(existingPages(), listed)
  },
})

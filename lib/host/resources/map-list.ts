import { isListed } from '@/lib/campaigns/lifecycle'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { siteMapOperations } from '@/lib/contract/site-map'
import { processSingleton } from '@/lib/core/process-singleton'
import { readExistingPages } from '@/lib/site-map/existing-pages'
import { toSiteMap } from '@/lib/site-map/sections'
import { readSiteMapFile, type SiteMapSource } from '@/lib/site-map/site-map-file'
import { answering } from './answering'

export const mapListAnswers = answering(siteMapOperations, {
  list: async () => {
    const now = new Date()
    const { pages, campaigns } = await source()
    return toSiteMap(
      new Set(pages),
      campaigns.filter((campaign) => isListed(campaign, now)),
    )
  },
})

/** In production the list that the build made. In development the sources are read, because pages and campaigns may change. */
function source(): Promise<SiteMapSource> {
  if (process.env.NODE_ENV !== 'production') return read()
  return processSingleton('site-map', async () => readSiteMapFile() ?? (await read()))
}

async function read(): Promise<SiteMapSource> {
  return { pages: [...readExistingPages()], campaigns: [...(await everyCampaign())] }
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CampaignListing } from '@/lib/campaigns/listing'
import { existingPages } from '@/lib/host/content/site-map/existing-pages'
import { sitePageSections } from '@/lib/host/content/site-map/pages'
import { projectFolder } from '@/lib/host/content/site-map/project-folder'
import { hasPage, listedCampaigns, withoutBrand } from '@/lib/host/content/site-map/sections'
import type { SearchDocument } from './documents'

/** The site's own pages: lists, channels, city pages and tools, and every campaign that may be indexed. */
export async function pageDocuments(): Promise<SearchDocument[]> {
  const campaigns = await listedCampaigns(new Date())
  const written = new Set(campaigns.map((campaign) => campaign.path))
  const exists = existingPages()
  const pages = sitePageSections
    .flatMap(({ pages }) => pages)
    .filter(({ href }) => hasPage(exists, href) && !written.has(href))
  return [
    ...pages.map(({ name, href, words }) => toPage(name, href, words ?? '')),
    ...(await Promise.all(campaigns.map(toCampaign))),
  ]
}

function toPage(title: string, href: string, text: string): SearchDocument {
  return { type: 'page', title, names: [], text, href, weight: 0.5, named: true, sample: false }
}

async function toCampaign(campaign: CampaignListing): Promise<SearchDocument> {
  const file = path.join(projectFolder(), 'app', `(${campaign.layout})`, campaign.path, 'content.ts')
  const source = await readFile(file, 'utf8')
  return {
    ...toPage(withoutBrand(campaign.title), campaign.path, chineseLiterals(source)),
    weight: 0.4,
    named: false,
    until: campaign.retireAfter,
  }
}

/** The texts of a content.ts, which are plain literals; a link or an id has no Chinese in it. */
function chineseLiterals(source: string): string {
  const literals = source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)
  return Array.from(literals, ([, text]) => text ?? '')
    .filter((text) => /\p{Script=Han}/u.test(text))
    .join(' ')
    .replace(/\\(.)/g, '$1')
}

import type { Campaign } from '@/lib/collections/kinds/campaign'
import { isPublished, parentOf } from './lifecycle'

/** The fields that determine former addresses. */
export type FormerCampaign = Pick<Campaign, 'path' | 'formerly' | 'draft' | 'publishFrom'>

/** The campaigns of a site without other fields; none when nothing has a former address. */
export const formerCampaigns = (campaigns: readonly Campaign[]): FormerCampaign[] =>
  campaigns.some(({ formerly }) => formerly.length > 0)
    ? campaigns.map(({ path, formerly, draft, publishFrom }) => ({ path, formerly, draft, publishFrom }))
    : []

/**
 * The targets of the former addresses of published campaigns on a day: each leads to the campaign that lists it, and the sign-up page
 * below it to that campaign's sign-up page, or to the campaign when there is none.
 */
export function formerAddresses(campaigns: readonly FormerCampaign[], now: Date): Map<string, string> {
  const published = campaigns.filter((campaign) => isPublished(campaign, now))
  const paths = new Set(published.map(({ path }) => path))
  const leads = published
    .filter((campaign) => parentOf(campaign) === null)
    .flatMap(({ path, formerly }) => {
      const entry = paths.has(`${path}/entry`) ? `${path}/entry` : path
      return formerly.flatMap((former): [string, string][] => [
        [former, path],
        [`${former}/entry`, entry],
      ])
    })
  return new Map(leads.filter(([former]) => !paths.has(former)))
}

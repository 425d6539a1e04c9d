import type { Campaign } from '@/lib/collections/kinds/campaign'
import { isPublished, parentOf } from './lifecycle'

/**
 * The targets of the former addresses of published campaigns on a day: each leads to the campaign that lists it, and the sign-up page
 * below it to that campaign's sign-up page, or to the campaign when there is none.
 */
export function formerAddresses(campaigns: readonly Campaign[], now: Date): Map<string, string> {
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

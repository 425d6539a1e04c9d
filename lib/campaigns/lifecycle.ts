import type { Campaign } from '@/lib/collections/kinds/campaign'
import { shanghaiDate } from '@/lib/core/time'

/** The fields that determine when a campaign is shown. */
type Dated = Partial<Pick<Campaign, 'draft' | 'publishFrom' | 'retireAfter' | 'redirectTo'>>

/** Whether a campaign is public on that day or has been: not a draft, and its first day (Asia/Shanghai) has come. */
export const isPublished = ({ draft, publishFrom }: Dated, now: Date): boolean =>
  !draft && (publishFrom === undefined || shanghaiDate(now) >= publishFrom)

/** The redirect target of a campaign that has ended; null while it runs or when it has no end. */
export function retiredTo({ retireAfter, redirectTo }: Dated, now: Date): string | null {
  if (retireAfter === undefined || redirectTo === undefined) return null
  return shanghaiDate(now) > retireAfter ? redirectTo : null
}

/** The address of the campaign to which a sign-up page belongs; both are published and end together. Null for any other page. */
export const parentOf = ({ path }: Pick<Campaign, 'path'>): string | null =>
  path.endsWith('/entry') ? path.slice(0, -'/entry'.length) : null

/** The campaigns; each sign-up page has the first and the last day of its campaign. */
export function withParentDates(campaigns: readonly Campaign[]): Campaign[] {
  const byPath = new Map(campaigns.map((campaign) => [campaign.path, campaign]))
  return campaigns.map((campaign) => {
    const parent = byPath.get(parentOf(campaign) ?? '')
    if (parent === undefined) return campaign
    const { publishFrom, retireAfter, redirectTo } = parent
    return { ...campaign, publishFrom, retireAfter, redirectTo }
  })
}

/** Whether lists may link to a campaign on that day: published, still running, and not hidden from indexes. */
export const isListed = (campaign: Dated & Pick<Campaign, 'noIndex'>, now: Date): boolean =>
  isPublished(campaign, now) && !campaign.noIndex && retiredTo(campaign, now) === null

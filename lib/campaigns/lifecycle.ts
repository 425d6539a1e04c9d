import { shanghaiDate } from '@/lib/core/time'
import type { Campaign } from './schema'

const day = 86_400_000

/** Where a campaign sends its visitors once it has ended; null while it runs or when it has no end. */
export function retiredTo(
  campaign: { retireAfter?: string | undefined; redirectTo?: string | undefined },
  now: Date,
): string | null {
  const { retireAfter, redirectTo } = campaign
  if (retireAfter === undefined || redirectTo === undefined) return null
  return shanghaiDate(now) > retireAfter ? redirectTo : null
}

/** The address of the campaign that a sign-up page is for, with which it ends; null of any other page. */
export const parentOf = ({ path }: Pick<Campaign, 'path'>): string | null =>
  path.endsWith('/entry') ? path.slice(0, -'/entry'.length) : null

/** Whether a programme's status was read so long ago (half a year) that the reader must be told. */
export function isStale(checked: string, now: Date): boolean {
  return Date.parse(shanghaiDate(now)) - Date.parse(checked) > 183 * day
}

/** Whether lists may lead to a campaign on that day: published, still running, and not hidden from indexes. */
export const isListed = (
  campaign: Pick<Campaign, 'draft' | 'noIndex' | 'retireAfter' | 'redirectTo'>,
  now: Date,
): boolean => !campaign.draft && !campaign.noIndex && retiredTo(campaign, now) === null

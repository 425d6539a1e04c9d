import { notFound, permanentRedirect } from 'next/navigation'
import { retiredTo } from '@/lib/campaigns/lifecycle'
import type { Campaign } from '@/lib/campaigns/schema'

/** A campaign that has ended sends its visitors on; a draft is not there yet. */
export function sendOnFrom(campaign: Campaign): void {
  if (campaign.draft) notFound()
  const target = retiredTo(campaign, new Date())
  if (target !== null) permanentRedirect(target)
}

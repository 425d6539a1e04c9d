import { notFound, permanentRedirect } from 'next/navigation'
import { parentOf, retiredTo } from '@/lib/campaigns/lifecycle'
import { campaignAt } from '@/lib/campaigns/manifest'
import type { Campaign } from '@/lib/campaigns/schema'

/** A campaign that has ended sends its visitors on; a draft is not there yet. */
export function sendOnFrom(campaign: Campaign): void {
  if (campaign.draft) notFound()
  sendOnFromEnded(campaign)
}

/** So does a sign-up page, and it ends with its campaign: leads for what is over help nobody. */
export async function sendOnFromEntry(entry: Campaign): Promise<void> {
  sendOnFrom(entry)
  const parent = parentOf(entry)
  const campaign = parent === null ? null : await campaignAt(parent)
  if (campaign !== null) sendOnFromEnded(campaign)
}

function sendOnFromEnded(campaign: Campaign): void {
  const target = retiredTo(campaign, new Date())
  if (target !== null) permanentRedirect(target)
}

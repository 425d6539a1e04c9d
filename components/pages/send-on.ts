import { notFound, redirect } from 'next/navigation'
import { isPublished, parentOf, retiredTo } from '@/lib/campaigns/lifecycle'
import { campaignAt } from '@/lib/campaigns/manifest'
import type { Campaign } from '@/lib/campaigns/schema'

/**
 * A campaign that has ended sends its visitors on; a draft is not there, and neither is a page before its first day. The redirect
 * is temporary: browsers keep a permanent one for good, and an end can be put off.
 */
export function sendOnFrom(campaign: Campaign): void {
  const now = new Date()
  if (!isPublished(campaign, now)) notFound()
  const target = retiredTo(campaign, now)
  if (target !== null) redirect(target)
}

/** So does a sign-up page, and it comes and ends with its campaign: leads for what is over help nobody. */
export async function sendOnFromEntry(entry: Campaign): Promise<void> {
  sendOnFrom(entry)
  const parent = parentOf(entry)
  const campaign = parent === null ? null : await campaignAt(parent)
  if (campaign !== null) sendOnFrom(campaign)
}

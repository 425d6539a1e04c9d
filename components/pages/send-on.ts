import { notFound } from 'next/navigation'
import { isPublished, parentOf, retiredTo } from '@/lib/campaigns/lifecycle'
import { campaignAt } from '@/lib/campaigns/manifest'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { sendOn } from '@/lib/routing/send-on'

/**
 * Redirects visitors of a campaign that has ended. A draft, and a page before its first day, answer 404. The redirect
 * is temporary, because browsers keep a permanent one for ever and the end may be postponed.
 */
export function sendOnFrom(campaign: Campaign): void {
  const now = new Date()
  if (!isPublished(campaign, now)) notFound()
  const target = retiredTo(campaign, now)
  if (target !== null) sendOn(target)
}

/**
 * Does the same for a sign-up page, which begins and ends with its campaign, because a lead for an ended campaign
 * helps no visitor.
 */
export async function sendOnFromEntry(entry: Campaign): Promise<void> {
  sendOnFrom(entry)
  const parent = parentOf(entry)
  const campaign = parent === null ? null : await campaignAt(parent)
  if (campaign !== null) sendOnFrom(campaign)
}

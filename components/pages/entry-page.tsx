import type { Campaign } from '@/lib/campaigns/schema'
import { CampaignArticle } from './campaign-article'
import { sendOnFromEntry } from './send-on'
import { shortBlocks } from './short-blocks'

/** The sign-up page of a campaign: a form, and the few blocks that are read on the way to it. */
export async function EntryPage({ campaign }: { campaign: Campaign }) {
  await sendOnFromEntry(campaign)
  return CampaignArticle({ campaign, blocks: shortBlocks })
}

import type { Campaign } from '@/lib/campaigns/schema'
import { CampaignArticle } from './campaign-article'
import { sendOnFromEntry } from './send-on'
import { shortBlocks } from './short-blocks'

/** The sign-up page of a campaign: a form and a few blocks. */
export async function EntryPage({ campaign }: { campaign: Campaign }) {
  await sendOnFromEntry(campaign)
  return CampaignArticle({ campaign, blocks: shortBlocks })
}

import { campaignBeside } from '@/lib/campaigns/manifest'
import { ContentError } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { CampaignArticle } from './campaign-article'
import { ContentProblems } from './content-problems'
import { sendOnFromEntry } from './send-on'
import { shortBlocks } from './short-blocks'

/**
 * The sign-up page of a campaign: a form and a few blocks; in development the mistakes in its content instead.
 * @param url `import.meta.url` of page.tsx, beside which the content is
 */
export async function EntryPage({ url }: { url: string }) {
  const campaign = campaignBeside(url)
  if (campaign instanceof ContentError) return <ContentProblems error={campaign} />
  return PublicEntry({ campaign })
}

/** A sign-up page for visitors, as long as its campaign runs. */
export async function PublicEntry({ campaign }: { campaign: Campaign }) {
  await sendOnFromEntry(campaign)
  return CampaignArticle({ campaign, blocks: shortBlocks })
}

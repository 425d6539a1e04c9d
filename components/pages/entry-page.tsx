import { campaignBeside } from '@/lib/campaigns/manifest'
import { metadataBeside } from '@/lib/campaigns/metadata'
import { ContentError } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { CampaignArticle } from './campaign-article'
import { ContentProblems } from './content-problems'
import { sendOnFromEntry } from './send-on'
import { shortBlocks } from './short-blocks'

/**
 * What the page.tsx of a sign-up page exports: a form and a few blocks; in development the mistakes in its content instead.
 * @param url `import.meta.url` of page.tsx, beside which the content is
 */
export const entryPage = (url: string) => ({
  generateMetadata: () => metadataBeside(url),
  async page() {
    const campaign = campaignBeside(url)
    if (campaign instanceof ContentError) return <ContentProblems error={campaign} />
    return PublicEntry({ campaign })
  },
})

/** A sign-up page for visitors, as long as its campaign runs. */
export async function PublicEntry({ campaign }: { campaign: Campaign }) {
  await sendOnFromEntry(campaign)
  return CampaignArticle({ campaign, blocks: shortBlocks })
}

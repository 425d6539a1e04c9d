import type { ReactNode } from 'react'
import { campaignBeside } from '@/lib/campaigns/manifest'
import { ContentError } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { blocks } from './blocks'
import { CampaignArticle } from './campaign-article'
import { ContentProblems } from './content-problems'
import { sendOnFrom } from './send-on'

type CampaignPageProps = {
  /** `import.meta.url` of page.tsx, beside which the content is. */
  url: string
  /** Sections of its own page.tsx, below those of the campaign. */
  children?: ReactNode
}

/** A campaign at its address; in development the mistakes in its content instead. */
export async function CampaignPage({ url, children }: CampaignPageProps) {
  const campaign = campaignBeside(url)
  if (campaign instanceof ContentError) return <ContentProblems error={campaign} />
  return PublicCampaign({ campaign, children })
}

/** A campaign for visitors: not before its first day, and not after its last. */
export async function PublicCampaign({ campaign, children }: { campaign: Campaign; children?: ReactNode }) {
  sendOnFrom(campaign)
  return CampaignArticle({ campaign, blocks, children })
}

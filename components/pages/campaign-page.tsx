import type { ReactNode } from 'react'
import type { Campaign } from '@/lib/campaigns/schema'
import { blocks } from './blocks'
import { CampaignArticle } from './campaign-article'
import { sendOnFrom } from './send-on'

type CampaignProps = { campaign: Campaign; children?: ReactNode }

/** A campaign at its address. `children` are sections of its own page.tsx, below those of the campaign. */
export async function CampaignPage({ campaign, children }: CampaignProps) {
  sendOnFrom(campaign)
  return CampaignArticle({ campaign, blocks, children })
}

import { campaignAddressOf, campaignLayoutOf } from '@/lib/campaigns/address'
import { type Campaign, type CampaignInput, campaignSchema } from '@/lib/collections/kinds/campaign'

/** A campaign as its file would contain it, in a folder such as `app/(special)/special/gz_uk`. */
export function madeCampaign(folder: string, input: CampaignInput): Campaign {
  return {
    ...campaignSchema.parse(input),
    path: campaignAddressOf(folder),
    layout: campaignLayoutOf(folder),
  }
}

import { CampaignPage } from '@/components/pages/campaign-page'
import { campaignMetadata } from '@/lib/campaigns/metadata'
import { campaign } from './content'

export const metadata = campaignMetadata(campaign)

export default function Page() {
  return <CampaignPage campaign={campaign} />
}

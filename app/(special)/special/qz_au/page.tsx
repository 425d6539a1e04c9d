import { VisaDesk } from '@/components/features/immigration/visa-desk'
import { CampaignPage } from '@/components/pages/campaign-page'
import { campaignMetadata } from '@/lib/campaigns/metadata'
import type { SearchParams } from '@/lib/listing'
import { campaign } from './content'

export const metadata = campaignMetadata(campaign)

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <CampaignPage campaign={campaign}>
      <VisaDesk country="au" name="澳大利亚学生签证" path={campaign.path} params={await searchParams} />
    </CampaignPage>
  )
}

import { VisaDesk } from '@/components/features/immigration/visa-desk'
import { CampaignPage } from '@/components/pages/campaign-page'
import { campaignAddressOf } from '@/lib/campaigns/address'
import { metadataBeside } from '@/lib/campaigns/metadata'
import type { SearchParams } from '@/lib/listing'

export const generateMetadata = () => metadataBeside(import.meta.url)

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <CampaignPage url={import.meta.url}>
      <VisaDesk
        country="us"
        name="美国学生签证"
        path={campaignAddressOf(import.meta.url)}
        params={await searchParams}
      />
    </CampaignPage>
  )
}

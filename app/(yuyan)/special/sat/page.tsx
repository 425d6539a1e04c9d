import { CampaignPage } from '@/components/pages/campaign-page'
import { metadataBeside } from '@/lib/campaigns/metadata'

export const generateMetadata = () => metadataBeside(import.meta.url)

export default function Page() {
  return <CampaignPage url={import.meta.url} />
}

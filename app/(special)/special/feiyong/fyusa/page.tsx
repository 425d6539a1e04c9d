import { CampaignPage } from '@/components/pages/campaign-page'
import { metadataBeside } from '@/lib/campaigns/metadata'
import type { SearchParams } from '@/lib/listing'

export const generateMetadata = () => metadataBeside(import.meta.url)

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return <CampaignPage url={import.meta.url} params={await searchParams} />
}

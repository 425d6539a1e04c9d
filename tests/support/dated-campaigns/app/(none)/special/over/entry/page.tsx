import { EntryPage } from '@/components/pages/entry-page'
import { campaignMetadata } from '@/lib/campaigns/metadata'
import { campaign } from './content'

export const metadata = campaignMetadata(campaign)

export default function Page() {
  return <EntryPage campaign={campaign} />
}

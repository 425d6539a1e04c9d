import { EntryPage } from '@/components/pages/entry-page'
import { metadataBeside } from '@/lib/campaigns/metadata'

export const generateMetadata = () => metadataBeside(import.meta.url)

export default function Page() {
  return <EntryPage url={import.meta.url} />
}

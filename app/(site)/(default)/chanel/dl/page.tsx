import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { elitePlanning } from '@/lib/content/channels/subjects/elite-planning'

export const metadata = channelMetadata(elitePlanning)

export default function Page() {
  return <SubjectChannelPage channel={elitePlanning} />
}

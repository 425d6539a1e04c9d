import { channelMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { elitePlanning } from '@/lib/channels/subjects/elite-planning'

export const metadata = channelMetadata(elitePlanning)

export default function Page() {
  return <SubjectChannelPage channel={elitePlanning} />
}

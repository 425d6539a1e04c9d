import { channelMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { backgroundChoice } from '@/lib/channels/subjects/background-choice'

export const metadata = channelMetadata(backgroundChoice)

export default function Page() {
  return <SubjectChannelPage channel={backgroundChoice} />
}

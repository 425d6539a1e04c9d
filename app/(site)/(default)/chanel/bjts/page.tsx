import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { backgroundChoice } from '@/lib/content/channels/subjects/background-choice'

export const metadata = channelMetadata(backgroundChoice)

export default function Page() {
  return <SubjectChannelPage channel={backgroundChoice} />
}

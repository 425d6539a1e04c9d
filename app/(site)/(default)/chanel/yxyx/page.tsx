import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { studyTours } from '@/lib/content/channels/subjects/study-tours'

export const metadata = channelMetadata(studyTours)

export default function Page() {
  return <SubjectChannelPage channel={studyTours} />
}

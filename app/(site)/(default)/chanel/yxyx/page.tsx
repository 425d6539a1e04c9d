import { channelMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { studyTours } from '@/lib/channels/subjects/study-tours'

export const metadata = channelMetadata(studyTours)

export default function Page() {
  return <SubjectChannelPage channel={studyTours} />
}

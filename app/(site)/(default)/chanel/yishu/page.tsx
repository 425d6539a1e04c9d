import { channelMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { art } from '@/lib/channels/subjects/art'

export const metadata = channelMetadata(art)

export default function Page() {
  return <SubjectChannelPage channel={art} />
}

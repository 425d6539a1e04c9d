import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { art } from '@/lib/content/channels/subjects/art'

export const metadata = channelMetadata(art)

export default function Page() {
  return <SubjectChannelPage channel={art} />
}

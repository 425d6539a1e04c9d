import { channelMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { backgroundMethod } from '@/lib/channels/subjects/background-method'

export const metadata = channelMetadata(backgroundMethod)

export default function Page() {
  return <SubjectChannelPage channel={backgroundMethod} />
}

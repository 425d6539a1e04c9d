import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { backgroundMethod } from '@/lib/content/channels/subjects/background-method'

export const metadata = channelMetadata(backgroundMethod)

export default function Page() {
  return <SubjectChannelPage channel={backgroundMethod} />
}

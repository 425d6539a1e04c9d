import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { subjectChannels } from '@/lib/collections/kinds/channel'

const channel = () => subjectChannels.show('msbjts')

export const generateMetadata = () => channelMetadata(channel())

export default function Page() {
  return <SubjectChannelPage channel={channel()} />
}

import { channelMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { academicPlanning } from '@/lib/channels/subjects/academic-planning'

export const metadata = channelMetadata(academicPlanning)

export default function Page() {
  return <SubjectChannelPage channel={academicPlanning} />
}

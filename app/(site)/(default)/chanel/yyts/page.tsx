import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { academicPlanning } from '@/lib/content/channels/subjects/academic-planning'

export const metadata = channelMetadata(academicPlanning)

export default function Page() {
  return <SubjectChannelPage channel={academicPlanning} />
}

import { channelMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { majorsByGround } from '@/lib/channels/subjects/majors-by-ground'

export const metadata = channelMetadata(majorsByGround)

export default function Page() {
  return <SubjectChannelPage channel={majorsByGround} />
}

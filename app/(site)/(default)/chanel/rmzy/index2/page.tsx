import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { majorsByGround } from '@/lib/content/channels/subjects/majors-by-ground'

export const metadata = channelMetadata(majorsByGround)

export default function Page() {
  return <SubjectChannelPage channel={majorsByGround} />
}

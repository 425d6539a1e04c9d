import { channelMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { majorsByField } from '@/lib/channels/subjects/majors-by-field'

export const metadata = channelMetadata(majorsByField)

export default function Page() {
  return <SubjectChannelPage channel={majorsByField} />
}

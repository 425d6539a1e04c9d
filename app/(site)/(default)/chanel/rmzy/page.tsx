import { channelMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { majorsByField } from '@/lib/content/channels/subjects/majors-by-field'

export const metadata = channelMetadata(majorsByField)

export default function Page() {
  return <SubjectChannelPage channel={majorsByField} />
}

import type { Metadata } from 'next'
import { casesMetadata } from '@/components/pages/metadata'
import { SubjectChannelPage } from '@/components/pages/subject-channel-page'
import { caseChannel } from '@/lib/content/channels/subjects/cases'

export const generateMetadata = (): Promise<Metadata> => casesMetadata(caseChannel)

export default function Page() {
  return <SubjectChannelPage channel={caseChannel} />
}

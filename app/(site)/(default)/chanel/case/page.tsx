import type { Metadata } from 'next'
import { casesMetadata } from '@/components/channels/metadata'
import { SubjectChannelPage } from '@/components/channels/subject-channel-page'
import { caseChannel } from '@/lib/channels/subjects/cases'

export const generateMetadata = (): Promise<Metadata> => casesMetadata(caseChannel)

export default function Page() {
  return <SubjectChannelPage channel={caseChannel} />
}

import type { Metadata } from 'next'
import { AdvisorPage } from '@/components/features/people/advisor-page'
import { loadAdvisorPage } from '@/components/features/people/load-advisor-page'
import { loadMentorPage } from '@/components/features/people/load-mentor-page'
import { MentorPage } from '@/components/features/people/mentor-page'
import { advisorMetadata, mentorMetadata } from '@/components/features/people/person-metadata'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getAdvisor } from '@/lib/api/advisors'
import { getMentor } from '@/lib/api/mentors'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  const mentor = await getMentor(id)
  if (mentor !== null) return mentorMetadata(mentor)
  const advisor = await getAdvisor(id)
  return advisor === null ? missingMetadata : advisorMetadata(advisor)
}

/** One member of any team. The canonical address of an adviser is the one below /advisor. */
export default async function TeamMemberPage({ params }: Props) {
  const { id } = await params
  const mentor = await getMentor(id)
  if (mentor !== null) return <MentorPage mentor={mentor} {...(await loadMentorPage(mentor))} />
  const advisor = await getAdvisor(id)
  if (advisor === null) return <MissingRecord id={id} />
  return <AdvisorPage advisor={advisor} {...(await loadAdvisorPage(advisor))} />
}

import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import { loadMentors } from '@/components/features/people/load-mentors'
import { MentorList } from '@/components/features/people/mentor-list'
import { mentorTeam } from '@/lib/collections/kinds/mentor-team'
import type { SearchParams } from '@/lib/listing'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state, found } = await loadMentors('mentor', await searchParams)
  const { title, description, path } = mentorTeam('mentor')
  return pageMetadata({ title, description, path, isIndexed: isIndexedList(state, found.list) })
}

export default async function MentorsPage({ searchParams }: Props) {
  return <MentorList {...(await loadMentors('mentor', await searchParams))} />
}

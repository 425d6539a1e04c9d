import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import type { Advisor } from '@/lib/api/advisors'
import type { Mentor } from '@/lib/api/mentors'
import { mentorTeam } from '@/lib/collections/kinds/mentor-team'
import { pageMetadata } from '@/lib/seo/metadata'
import { sentencesOf, toDescription } from '@/lib/seo/to-description'
import type { MentorListData } from './load-mentors'

/** Metadata of an adviser's page, wherever it is shown. The canonical address is the one below /advisor. */
export const advisorMetadata = ({ name, role, summary, focus, href, sample }: Advisor): Metadata =>
  pageMetadata({
    title: `${name} · ${role}`,
    description: toDescription(
      `${role}${name}，擅长${focus.join('、')}。`,
      ...sentencesOf(summary),
      '写明首次面谈怎么谈、不接哪些委托。',
      '附分公司、负责的国家与工作语言。',
    ),
    path: href,
    isIndexed: !sample,
  })

export const mentorMetadata = ({ name, title, school, summary, href, sample }: Mentor): Metadata =>
  pageMetadata({
    title: `${name} · ${title}`,
    description: toDescription(
      `${name}，${title}，${school}。`,
      ...sentencesOf(summary),
      '写明怎样带学生、能帮什么和不做什么。',
      '附年限、语言与现任工作。',
    ),
    path: href,
    isIndexed: !sample,
  })

export function mentorListMetadata({ kind, state, found }: MentorListData): Metadata {
  const { title, description, path } = mentorTeam(kind)
  return pageMetadata({ title, description, path, isIndexed: isIndexedList(state, found.list) })
}

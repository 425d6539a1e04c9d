import type { Metadata } from 'next'
import type { Advisor } from '@/lib/api/advisors'
import type { Mentor } from '@/lib/api/mentors'
import { pageMetadata } from '@/lib/seo/metadata'
import { describeIn } from './description'

/** Metadata of an adviser's page, wherever it is shown. The canonical address is the one below /advisor. */
export const advisorMetadata = ({ name, role, summary, focus, href, sample }: Advisor): Metadata =>
  pageMetadata({
    title: `${name} · ${role}`,
    description: describeIn(
      `${role}${name}，擅长${focus.join('、')}。`,
      summary,
      '写明首次面谈怎么谈、不接哪些委托、怎样核对资质。',
      '附离职交接的办法。',
    ),
    path: href,
    isIndexed: !sample,
  })

export const mentorMetadata = ({ name, title, school, summary, href, sample }: Mentor): Metadata =>
  pageMetadata({
    title: `${name} · ${title}`,
    description: describeIn(
      `${name}，${title}，${school}。`,
      summary,
      '写明怎样带学生、能帮什么和不做什么。',
      '附年限、语言与现任工作。',
    ),
    path: href,
    isIndexed: !sample,
  })

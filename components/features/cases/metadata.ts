import type { Metadata } from 'next'
import type { CaseStudy } from '@/lib/api/cases'
import type { Story } from '@/lib/api/stories'
import { pageMetadata } from '@/lib/seo/metadata'
import { sentencesOf, toDescription } from '@/lib/seo/to-description'

export const caseMetadata = ({ title, summary, background, href, sample }: CaseStudy): Metadata =>
  pageMetadata({
    title,
    description: toDescription(
      `背景：${background.school}，${background.gpa}。`,
      ...sentencesOf(summary),
      '写明全部申请与结果、时间线、各自做了什么。',
      '也写如果重来会怎么改。',
    ),
    path: href,
    kind: 'article',
    isIndexed: !sample,
  })

export const storyMetadata = ({ title, text, href, sample }: Story): Metadata =>
  pageMetadata({
    title,
    description: toDescription(
      ...sentencesOf(text),
      '写明录取条件、同季其他结果与接下来要办的事。',
      '不是成功率，也不推算他人结果。',
    ),
    path: href,
    kind: 'article',
    isIndexed: !sample,
  })

import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import type { ExamCourse } from '@/lib/api/exam-courses'
import type { ListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { toDescription } from '@/lib/seo/to-description'

export const courseListMetadata = (state: ListState): Metadata =>
  pageMetadata({
    title: '语言与考试课程',
    description:
      '托福、雅思、GRE、SAT、AP、日本留学考试等课程：每门写明考什么、谁需要考、按起点几周做什么、课程含什么不含什么，附官方网站与资料核对日期。',
    path: paths.courses,
    isIndexed: isIndexedList(state, []),
  })

export const courseMetadata = ({ name, summary, href }: ExamCourse): Metadata =>
  pageMetadata({
    title: `${name}：考什么、怎么准备`,
    description: toDescription(
      `${name}：${summary}`,
      '题型与计分、谁需要考、按起点的备考安排，附官网与资料日期。',
      '含什么不含什么写在一起。',
      '写明资料日期。',
    ),
    path: href,
  })

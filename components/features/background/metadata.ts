import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import type { BackgroundProgramme } from '@/lib/api/background-programmes'
import type { ListState } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { toDescription } from '@/lib/seo/to-description'

export const backgroundListMetadata = (state: ListState): Metadata =>
  pageMetadata({
    title: '背景提升项目一览',
    description:
      '科研、实习求职、竞赛、公益、论文写作、艺术作品集、夏校与志愿：每个项目写明逐周安排、适合谁、成果怎样如实写进申请，以及哪些事我们不做。',
    path: paths.backgroundProgrammes,
    isIndexed: isIndexedList(state, []),
  })

export const programmeMetadata = ({ title, summary, href }: BackgroundProgramme): Metadata =>
  pageMetadata({
    title,
    description: toDescription(
      summary,
      '写明逐周安排、参加条件、成果怎样如实写进申请，以及我们不做什么。',
      '附逐周安排和参加条件。',
      '附参加条件。',
    ),
    path: href,
  })

import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import { CaseList } from '@/components/features/cases/case-list'
import { loadCases } from '@/components/features/cases/load-cases'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state, found } = await loadCases(await searchParams)
  return pageMetadata({
    title: '留学申请案例库',
    description:
      '按国家、阶段、专业、背景院校与均分档查找申请案例：列出递交过的全部学校与结果，含候补和未录取，写明学生与顾问各做了什么、核对到哪一步、重来会怎么改。',
    path: paths.cases,
    isIndexed: isIndexedList(state, found.list),
  })
}

export default async function CasesPage({ searchParams }: Props) {
  return <CaseList {...(await loadCases(await searchParams))} />
}

import type { Metadata } from 'next'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import { AdvisorList } from '@/components/features/people/advisor-list'
import { loadAdvisors } from '@/components/features/people/load-advisors'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state, found } = await loadAdvisors(await searchParams)
  return pageMetadata({
    title: '留学顾问团队',
    description:
      '按国家和分公司查找留学顾问：每位写明从业年限、工作语言、擅长与不接的委托，附官方登记册的查询方法、签约前要问的问题，以及顾问离职后的交接办法。',
    path: paths.advisors,
    isIndexed: isIndexedList(state, found.list),
  })
}

export default async function AdvisorsPage({ searchParams }: Props) {
  return <AdvisorList {...(await loadAdvisors(await searchParams))} />
}

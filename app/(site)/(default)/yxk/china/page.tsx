import type { Metadata } from 'next'
import { ChinaListPage } from '@/components/features/schools/china-list-page'
import { loadChinaLists } from '@/components/features/schools/load-china-lists'
import { chinaListMetadata } from '@/components/features/schools/metadata'
import { queryText, type SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return chinaListMetadata(await loadChinaLists(queryText(await searchParams)))
}

export default async function ChinaListsPage({ searchParams }: Props) {
  return <ChinaListPage {...(await loadChinaLists(queryText(await searchParams)))} />
}

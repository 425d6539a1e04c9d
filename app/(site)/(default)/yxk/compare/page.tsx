import type { Metadata } from 'next'
import { ComparePage } from '@/components/features/schools/compare-page'
import { loadCompare } from '@/components/features/schools/load-compare'
import { compareMetadata } from '@/components/features/schools/metadata'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return compareMetadata(await loadCompare(await searchParams))
}

export default async function CompareSchoolsPage({ searchParams }: Props) {
  return <ComparePage {...(await loadCompare(await searchParams))} />
}

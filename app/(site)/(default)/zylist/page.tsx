import type { Metadata } from 'next'
import { loadMajors } from '@/components/features/majors/load-majors'
import { MajorIndexView } from '@/components/features/majors/major-index'
import { majorListMetadata } from '@/components/features/majors/metadata'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state } = await loadMajors(await searchParams)
  return majorListMetadata(state)
}

export default async function MajorsPage({ searchParams }: Props) {
  return <MajorIndexView {...(await loadMajors(await searchParams))} />
}

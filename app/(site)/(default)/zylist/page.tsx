import type { Metadata } from 'next'
import { loadMajors } from '@/components/majors/load-majors'
import { MajorIndexView } from '@/components/majors/major-index'
import { majorListMetadata } from '@/components/majors/metadata'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state } = await loadMajors(await searchParams)
  return majorListMetadata(state)
}

export default async function MajorsPage({ searchParams }: Props) {
  return <MajorIndexView {...(await loadMajors(await searchParams))} />
}

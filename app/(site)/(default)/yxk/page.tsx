import type { Metadata } from 'next'
import { loadSchoolList } from '@/components/features/schools/load-school-list'
import { schoolListMetadata } from '@/components/features/schools/metadata'
import { SchoolList } from '@/components/features/schools/school-list'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return schoolListMetadata(await loadSchoolList('university', await searchParams))
}

export default async function UniversitiesPage({ searchParams }: Props) {
  return <SchoolList {...(await loadSchoolList('university', await searchParams))} />
}

import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadSchoolPage } from '@/components/schools/load-school-page'
import { schoolMetadata } from '@/components/schools/metadata'
import { SchoolPage } from '@/components/schools/school-page'

type Props = { params: Promise<{ id: string }> }

/** Schools are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadSchoolPage('university', (await params).id)
  return page === null ? {} : schoolMetadata(page.school, page.countryName)
}

export default async function UniversityPage({ params }: Props) {
  const page = await loadSchoolPage('university', (await params).id)
  if (page === null) notFound()
  return <SchoolPage {...page} />
}

import type { Metadata } from 'next'
import { loadSchoolPage } from '@/components/features/schools/load-school-page'
import { schoolMetadata } from '@/components/features/schools/metadata'
import { SchoolPage } from '@/components/features/schools/school-page'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { sendOnForGood } from '@/lib/routing/send-on'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadSchoolPage('hischool', (await params).id)
  return page === null ? missingMetadata : schoolMetadata(page.school, page.countryName, page.hasNamesake)
}

export default async function HighSchoolPage({ params }: Props) {
  const { id } = await params
  const page = await loadSchoolPage('hischool', id)
  if (page === null) return <MissingRecord id={id} />
  // A school that closed or merged is answered with its successor.
  if (page.school.id !== id) sendOnForGood(page.school.href)
  return <SchoolPage {...page} />
}

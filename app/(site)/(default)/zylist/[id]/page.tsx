import type { Metadata } from 'next'
import { loadMajorPage } from '@/components/features/majors/load-major-page'
import { MajorPage } from '@/components/features/majors/major-page'
import { majorMetadata } from '@/components/features/majors/metadata'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { sendOnForGood } from '@/lib/routing/send-on'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await loadMajorPage((await params).id)
  return page === null ? missingMetadata : majorMetadata(page.major, page.schools.length)
}

export default async function MajorDetailPage({ params }: Props) {
  const { id } = await params
  const page = await loadMajorPage(id)
  if (page === null) return <MissingRecord id={id} />
  if (page.major.id !== id) sendOnForGood(page.major.href)
  return <MajorPage {...page} />
}

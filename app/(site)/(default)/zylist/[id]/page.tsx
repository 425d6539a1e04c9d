import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadMajorPage } from '@/components/majors/load-major-page'
import { MajorPage } from '@/components/majors/major-page'
import { majorMetadata } from '@/components/majors/metadata'
import { getMajor } from '@/lib/api/majors'

type Props = { params: Promise<{ id: string }> }

/** Majors are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const major = await getMajor((await params).id)
  return major === null ? {} : majorMetadata(major)
}

export default async function MajorDetailPage({ params }: Props) {
  const page = await loadMajorPage((await params).id)
  if (page === null) notFound()
  return <MajorPage {...page} />
}

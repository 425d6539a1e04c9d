import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdvisorPage } from '@/components/people/advisor-page'
import { loadAdvisorPage } from '@/components/people/load-advisor-page'
import { advisorMetadata } from '@/components/people/person-metadata'
import { getAdvisor } from '@/lib/api/advisors'

type Props = { params: Promise<{ id: string }> }

/** Rendered when first asked for and kept like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const advisor = await getAdvisor((await params).id)
  return advisor === null ? {} : advisorMetadata(advisor)
}

export default async function AdvisorDetailPage({ params }: Props) {
  const advisor = await getAdvisor((await params).id)
  if (advisor === null) notFound()
  return <AdvisorPage advisor={advisor} {...(await loadAdvisorPage(advisor))} />
}

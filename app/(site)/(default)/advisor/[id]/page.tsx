import type { Metadata } from 'next'
import { AdvisorPage } from '@/components/features/people/advisor-page'
import { loadAdvisorPage } from '@/components/features/people/load-advisor-page'
import { advisorMetadata } from '@/components/features/people/person-metadata'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getAdvisor } from '@/lib/api/advisors'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const advisor = await getAdvisor((await params).id)
  return advisor === null ? missingMetadata : advisorMetadata(advisor)
}

export default async function AdvisorDetailPage({ params }: Props) {
  const advisor = await getAdvisor((await params).id)
  if (advisor === null) return <MissingRecord id={(await params).id} />
  return <AdvisorPage advisor={advisor} {...(await loadAdvisorPage(advisor))} />
}

import type { Metadata } from 'next'
import { CasePage } from '@/components/features/cases/case-page'
import { loadCasePage } from '@/components/features/cases/load-case-page'
import { caseMetadata } from '@/components/features/cases/metadata'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getCase } from '@/lib/api/cases'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const study = await getCase((await params).id)
  return study === null ? missingMetadata : caseMetadata(study)
}

export default async function CaseDetailPage({ params }: Props) {
  const study = await getCase((await params).id)
  if (study === null) return <MissingRecord id={(await params).id} />
  return <CasePage study={study} {...(await loadCasePage(study))} />
}

import type { Metadata } from 'next'
import { relatedProgrammes } from '@/components/features/background/load-programmes'
import { programmeMetadata } from '@/components/features/background/metadata'
import { ProgrammePage } from '@/components/features/background/programme-page'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getBackgroundProgramme } from '@/lib/api/background-programmes'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const programme = await getBackgroundProgramme((await params).id)
  return programme === null ? missingMetadata : programmeMetadata(programme)
}

export default async function BackgroundProgrammePage({ params }: Props) {
  const programme = await getBackgroundProgramme((await params).id)
  if (programme === null) return <MissingRecord id={(await params).id} />
  return <ProgrammePage programme={programme} related={await relatedProgrammes(programme)} />
}

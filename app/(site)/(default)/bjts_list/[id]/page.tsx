import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { programmeMetadata } from '@/components/background/metadata'
import { ProgrammePage } from '@/components/background/programme-page'
import { getBackgroundProgramme, listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { orEmpty } from '@/lib/api/client'

type Props = { params: Promise<{ id: string }> }

/** Programmes are rendered when first asked for and kept like the other pages of their layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const programme = await getBackgroundProgramme((await params).id)
  return programme === null ? {} : programmeMetadata(programme)
}

export default async function BackgroundProgrammePage({ params }: Props) {
  const programme = await getBackgroundProgramme((await params).id)
  if (programme === null) notFound()
  const others = await orEmpty(programmesOf(programme.category.id))
  return <ProgrammePage programme={programme} related={others.filter(({ id }) => id !== programme.id)} />
}

async function programmesOf(category: number) {
  const { list } = await listBackgroundProgrammes({ b: String(category) })
  return list
}

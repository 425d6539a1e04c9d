import type { Metadata } from 'next'
import { loadProgrammes } from '@/components/features/background/load-programmes'
import { programmeListMetadata } from '@/components/features/background/metadata'
import { ProgrammeIndex } from '@/components/features/background/programme-index'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state } = await loadProgrammes(await searchParams)
  return programmeListMetadata(state)
}

export default async function BackgroundProgrammesPage({ searchParams }: Props) {
  return <ProgrammeIndex {...(await loadProgrammes(await searchParams))} />
}

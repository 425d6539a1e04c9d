import type { Metadata } from 'next'
import { loadBackgroundProgrammes } from '@/components/features/background/load-programmes'
import { backgroundListMetadata } from '@/components/features/background/metadata'
import { ProgrammeIndex } from '@/components/features/background/programme-index'
import type { SearchParams } from '@/lib/listing'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { state } = await loadBackgroundProgrammes(await searchParams)
  return backgroundListMetadata(state)
}

export default async function BackgroundProgrammesPage({ searchParams }: Props) {
  return <ProgrammeIndex {...(await loadBackgroundProgrammes(await searchParams))} />
}

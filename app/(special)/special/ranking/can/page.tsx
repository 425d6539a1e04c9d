import { RankingsPage } from '@/components/features/tools/rankings/rankings-page'
import type { SearchParams } from '@/lib/listing'
import { rankMetadata } from '@/lib/tools/rankings/metadata'

type Props = { searchParams: Promise<SearchParams> }

export const generateMetadata = async ({ searchParams }: Props) => rankMetadata('can', await searchParams)

export default async function CanRankingPage({ searchParams }: Props) {
  return <RankingsPage id="can" params={await searchParams} />
}

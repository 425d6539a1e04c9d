import type { Metadata } from 'next'
import { ImmigrationNews } from '@/components/features/immigration/immigration-news'
import { RoundsPage } from '@/components/features/immigration/rounds-page'
import { roundFilters } from '@/components/features/immigration/rounds-words'
import { readListState, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({
    title: '加拿大快速通道邀请轮次：历次 CRS 分数线',
    description:
      '加拿大 Express Entry 从 2015 年起的每一轮邀请，按经验类、省提名、法语、医疗、技工等类别看分数线和人数，可填自己的 CRS 分数对照过去的轮次，附表格与下载，不作预测。',
    path: paths.expressEntryRounds,
    isIndexed: Object.keys(await searchParams).length === 0,
  })
}

export default async function ExpressEntryRoundsPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <>
      <RoundsPage state={readListState(roundFilters, params)} params={params} />
      <ImmigrationNews country="ca" />
    </>
  )
}

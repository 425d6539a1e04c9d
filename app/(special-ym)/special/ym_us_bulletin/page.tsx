import type { Metadata } from 'next'
import { BulletinPage } from '@/components/features/immigration/bulletin-page'
import { bulletinFilters } from '@/components/features/immigration/bulletin-words'
import { ImmigrationNews } from '@/components/features/immigration/immigration-news'
import { readListState, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({
    title: '美国移民排期：中国大陆出生者截止日与等待时间',
    description:
      '按类别看美国签证公告里中国大陆出生者的截止日：EB-1、EB-2（NIW）、EB-3、EB-5，表 A 与表 B 逐月，轮到的人等了多久，可填自己的优先日，附表格与下载，不作预测。',
    path: paths.visaBulletin,
    isIndexed: Object.keys(await searchParams).length === 0,
  })
}

export default async function VisaBulletinPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <>
      <BulletinPage state={readListState(bulletinFilters, params)} params={params} />
      <ImmigrationNews country="us" />
    </>
  )
}

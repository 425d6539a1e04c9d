import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DataSourcesGroupPage } from '@/components/features/data-sources/data-sources-group-page'
import { figureGroups, statementGroups } from '@/lib/facts/groups'
import { detailPath } from '@/lib/routing/paths'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ group: string }> }

export const generateStaticParams = () =>
  [...figureGroups(), ...statementGroups()].map(({ id }) => ({ group: id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await params
  const found = [...figureGroups(), ...statementGroups()].find(({ id }) => id === group)
  if (found === undefined) return missingMetadata
  return pageMetadata({
    title: `${found.title}：数据来源`,
    description: `本站印出的${found.title}，共 ${found.rows.length} 条，逐条列出数值或内容、适用期间和来源，写明读的是原页、抄录还是转述；过期的会标明。`,
    path: detailPath.dataSources(group),
  })
}

export default async function DataSourcesGroup({ params }: Props) {
  const { group } = await params
  const figures = figureGroups().find(({ id }) => id === group)
  if (figures !== undefined) return <DataSourcesGroupPage figures={figures} />
  const statements = statementGroups().find(({ id }) => id === group)
  if (statements !== undefined) return <DataSourcesGroupPage statements={statements} />
  notFound()
}

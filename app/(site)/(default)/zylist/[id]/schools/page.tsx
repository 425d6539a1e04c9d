import type { Metadata } from 'next'
import { loadMajorSchools } from '@/components/features/majors/load-major-schools'
import { MajorSchoolsPage } from '@/components/features/majors/major-schools-page'
import { majorSchoolsMetadata } from '@/components/features/majors/metadata'
import { queryText, type SearchParams } from '@/lib/listing'
import { detailPath } from '@/lib/routing/paths'
import { sendOn } from '@/lib/routing/send-on'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> }

const load = async ({ params, searchParams }: Props) =>
  loadMajorSchools((await params).id, queryText(await searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const data = await load(props)
  return data === null ? {} : majorSchoolsMetadata(data)
}

export default async function MajorSchoolsRoute(props: Props) {
  const data = await load(props)
  // Redirects to the major's own page, which answers 404 with content. This page is rendered for each request and
  // could not.
  if (data === null) sendOn(detailPath.major((await props.params).id))
  return <MajorSchoolsPage {...data} />
}

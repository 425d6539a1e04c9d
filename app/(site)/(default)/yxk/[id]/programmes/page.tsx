import type { Metadata } from 'next'
import { loadSchoolProgrammes } from '@/components/features/schools/load-programmes'
import { programmesMetadata } from '@/components/features/schools/metadata'
import { ProgrammesPage } from '@/components/features/schools/programmes-page'
import { queryText, type SearchParams } from '@/lib/listing'
import { detailPath } from '@/lib/routing/paths'
import { sendOn } from '@/lib/routing/send-on'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> }

const load = async ({ params, searchParams }: Props) =>
  loadSchoolProgrammes((await params).id, queryText(await searchParams))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const data = await load(props)
  return data === null ? {} : programmesMetadata(data)
}

export default async function SchoolProgrammesPage(props: Props) {
  const data = await load(props)
  // Redirects to the school's own page, which answers 404 with content. This page is rendered for each request and
  // could not.
  if (data === null) sendOn(detailPath.school((await props.params).id))
  return <ProgrammesPage {...data} />
}

import type { Metadata } from 'next'
import { JointPage } from '@/components/features/guides/joint-page'
import { MissingRecord } from '@/components/site/errors/missing-record'
import {
  findJointUniversity,
  jointPath,
  jointSummary,
  jointUniversities,
} from '@/lib/facts/guides/joint-universities'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

export const generateStaticParams = () => jointUniversities.map(({ id }) => ({ id }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const university = findJointUniversity((await params).id)
  if (university === null) return missingMetadata
  const { id, name } = university
  return pageMetadata({
    title: `${name}：学费、文凭、认证`,
    description: jointSummary(university),
    path: jointPath(id),
  })
}

export default async function Page({ params }: Props) {
  const { id } = await params
  const university = findJointUniversity(id)
  if (university === null) return <MissingRecord id={id} />
  return <JointPage university={university} />
}

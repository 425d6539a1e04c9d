import type { Metadata } from 'next'
import { GuidePage } from '@/components/features/guides/guide-page'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { guides } from '@/lib/collections/kinds/guide'
import { guidePath } from '@/lib/facts/guides/guide'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => guides.list().map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = guides.find((await params).slug)
  if (guide === null) return missingMetadata
  const { title, description, slug } = guide
  return pageMetadata({ title, description, path: guidePath(slug) })
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const guide = guides.find(slug)
  if (guide === null) return <MissingRecord id={slug} />
  return <GuidePage guide={guide} />
}

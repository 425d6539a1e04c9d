import type { Metadata } from 'next'
import { GuidePage } from '@/components/features/guides/guide-page'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { findGuide, guides } from '@/lib/content/guides/guides'
import { guidePath } from '@/lib/guides/guide'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = () => guides.map(({ slug }) => ({ slug }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = findGuide((await params).slug)
  if (guide === null) return missingMetadata
  const { title, description, slug } = guide
  return pageMetadata({ title, description, path: guidePath(slug) })
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const guide = findGuide(slug)
  if (guide === null) return <MissingRecord id={slug} />
  return <GuidePage guide={guide} />
}

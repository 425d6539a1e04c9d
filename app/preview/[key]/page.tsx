import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComponentType, ReactNode } from 'react'
import NoneLayout from '@/app/(none)/layout'
import SwissLayout from '@/app/(ruishi)/layout'
import SpecialToeflLayout from '@/app/(special-tuofu)/layout'
import SpecialImmigrationLayout from '@/app/(special-ym)/layout'
import SpecialLayout from '@/app/(special)/layout'
import ToeflLayout from '@/app/(tuofu)/layout'
import LanguageLayout from '@/app/(yuyan)/layout'
import SeasonalLanguageLayout from '@/app/(yy-linshi)/layout'
import { blocks } from '@/components/pages/blocks'
import { CampaignArticle } from '@/components/pages/campaign-article'
import { CampaignNews } from '@/components/pages/campaign-page'
import { ContentProblems } from '@/components/pages/content-problems'
import type { CampaignLayout } from '@/lib/campaigns/layouts'
import { brokenPreviews, everyCampaign } from '@/lib/campaigns/manifest'
import { previewMetadata } from '@/lib/campaigns/metadata'
import { isPreviewed, withPreviewLinks } from '@/lib/campaigns/preview-links'
import type { Campaign } from '@/lib/collections/kinds/campaign'

type PreviewProps = { params: Promise<{ key: string }> }

const layouts: Record<CampaignLayout, ComponentType<{ children: ReactNode }>> = {
  special: SpecialLayout,
  none: NoneLayout,
  'special-ym': SpecialImmigrationLayout,
  'special-tuofu': SpecialToeflLayout,
  tuofu: ToeflLayout,
  yuyan: LanguageLayout,
  'yy-linshi': SeasonalLanguageLayout,
  ruishi: SwissLayout,
}

/** Only the keys that the build knows. A guessed key renders no page and stores nothing in the cache. */
export const dynamicParams = false
export const revalidate = 600

export async function generateStaticParams() {
  const campaigns = await everyCampaign()
  const now = new Date()
  const keys = campaigns.flatMap((campaign) => (isPreviewed(campaign, now) ? [campaign.previewKey] : []))
  return [...keys, ...brokenPreviews().keys()].map((key) => ({ key }))
}

const draftOf = async ({ params }: PreviewProps) => {
  const { key } = await params
  const campaigns = await everyCampaign()
  const now = new Date()
  const isAsked = (campaign: Campaign) => isPreviewed(campaign, now) && campaign.previewKey === key
  return withPreviewLinks(campaigns.find(isAsked) ?? notFound(), campaigns, now)
}

export async function generateMetadata(props: PreviewProps): Promise<Metadata> {
  if (brokenPreviews().has((await props.params).key)) return {}
  return previewMetadata(await draftOf(props))
}

/** A campaign before it is published, in its own layout, for colleagues who know its secret address. */
export default async function Page(props: PreviewProps) {
  const broken = brokenPreviews().get((await props.params).key)
  if (broken !== undefined) return <ContentProblems error={broken} />
  const campaign = await draftOf(props)
  const Layout = layouts[campaign.layout]
  return (
    <Layout>
      <p className="px-4 py-2 text-ink-900 text-sm text-center bg-hue-soft">
        预览：这一页还没有发布，只有拿到这个网址的人能看到。
      </p>
      <CampaignArticle campaign={{ ...campaign, source: `预览·${campaign.source}` }} blocks={blocks} />
      <CampaignNews campaign={campaign} />
    </Layout>
  )
}

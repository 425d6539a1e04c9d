import type { Metadata } from 'next'
import { ContentError } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { plainText } from '@/lib/facts/in-text'
import { pageMetadata } from '@/lib/seo/metadata'
import { campaignBeside } from './manifest'

/** Whether search engines may list the page. */
export const isIndexed = ({ noIndex, draft }: Pick<Campaign, 'noIndex' | 'draft'>) => !noIndex && !draft

/** Title, description, canonical link and robots of a campaign page. */
export function campaignMetadata(campaign: Campaign): Metadata {
  const { seo, path, language } = campaign
  return pageMetadata({
    title: plainText(seo.title),
    description: plainText(seo.description),
    path,
    isIndexed: isIndexed(campaign),
    language: language === 'en' ? 'en' : 'zh-CN',
  })
}

/** The same for the campaign whose content is beside a page; `moduleUrl` is `import.meta.url` of page.tsx. */
export function metadataBeside(moduleUrl: string): Metadata {
  const campaign = campaignBeside(moduleUrl)
  return campaign instanceof ContentError ? { title: campaign.file } : campaignMetadata(campaign)
}

/** For the preview of a draft, which other people must not find. */
export function previewMetadata(campaign: Campaign): Metadata {
  return {
    title: { absolute: `预览：${plainText(campaign.seo.title)}` },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

import type { Metadata } from 'next'
import { plainText } from '@/lib/facts/in-text'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Campaign } from './schema'

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

/** For the preview of a draft, which other people must not find. */
export function previewMetadata(campaign: Campaign): Metadata {
  return {
    title: { absolute: `预览：${plainText(campaign.seo.title)}` },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

import type { Metadata } from 'next'
import { plainText } from '@/lib/facts/in-text'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Campaign } from './schema'

/** Title, description, canonical link and robots of a campaign page. */
export function campaignMetadata({ seo, path, noIndex, language }: Campaign): Metadata {
  return pageMetadata({
    title: plainText(seo.title),
    description: plainText(seo.description),
    path,
    isIndexed: !noIndex,
    language: language === 'en' ? 'en' : 'zh-CN',
  })
}

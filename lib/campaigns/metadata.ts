import type { Metadata } from 'next'
import { site } from '@/lib/site'
import type { Campaign } from './schema'

/** Title, description, canonical link and robots of a campaign page. */
export function campaignMetadata(campaign: Campaign): Metadata {
  const { seo, path, noIndex, language } = campaign
  const title = seo.title.includes(site.brand) ? seo.title : `${seo.title} · ${site.brand}`
  return {
    title: { absolute: title },
    description: seo.description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      title,
      description: seo.description,
      url: path,
      siteName: site.brand,
      locale: language === 'en' ? 'en_US' : 'zh_CN',
    },
    ...(noIndex && { robots: { index: false, follow: true } }),
  }
}

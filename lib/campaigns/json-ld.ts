import type { Campaign } from '@/lib/collections/kinds/campaign'
import { plainText } from '@/lib/facts/in-text'
import { absoluteUrl, breadcrumbList, type JsonLd, organization } from '@/lib/seo/json-ld'
import { isIndexed } from './metadata'

/** The breadcrumb from the home page to a campaign. */
export function campaignCrumbs({ language, sections }: Campaign): { label: string; href?: string }[] {
  const [hero] = sections
  return [
    { label: language === 'en' ? 'Home' : '首页', href: '/' },
    ...(hero?.type === 'hero' ? [{ label: plainText(hero.name) }] : []),
  ]
}

/**
 * Structured data of a campaign page: its breadcrumb, the page itself, and its questions as plain text. Empty for a page that must not be
 * indexed. Contains no date, because the day of the last change is not recorded.
 */
export function campaignJsonLd(campaign: Campaign): JsonLd[] {
  const { path, seo, language, sections } = campaign
  if (!isIndexed(campaign)) return []
  const url = absoluteUrl(path)
  const questions = sections.flatMap((section) => (section.type === 'faq' ? section.items : []))
  const inLanguage = language === 'en' ? 'en' : 'zh-CN'
  const page: JsonLd = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: plainText(seo.title),
    description: plainText(seo.description),
    inLanguage,
    publisher: { '@id': organization()['@id'] },
  }
  const faq: JsonLd = {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage,
    isPartOf: { '@id': page['@id'] },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
  return [breadcrumbList(campaignCrumbs(campaign)), page, ...(questions.length > 0 ? [faq] : [])]
}

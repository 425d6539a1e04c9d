import { isListed } from '@/lib/campaigns/lifecycle'
import { ownWords } from '@/lib/campaigns/text'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { latestReading } from '@/lib/collections/kinds/programme'
import { plainText } from '@/lib/facts/in-text'
import { sentencesOf } from '@/lib/host/text/sentences'
import { paths } from '@/lib/routing/paths'
import { finderFilters } from '@/lib/schools/finder'
import { readExistingPages } from '@/lib/site-map/existing-pages'
import { listSitePages } from '@/lib/site-map/pages'
import { hasPage, withoutBrand } from '@/lib/site-map/sections'
import type { SourceDocument } from './document'

/** The site's own pages: lists, channels, city pages and tools, and the campaigns that are listed today. */
export function pageDocuments(campaigns: readonly Campaign[]): SourceDocument[] {
  const now = new Date()
  const listed = campaigns.filter((campaign) => isListed(campaign, now))
  const written = new Set(listed.map(({ path }) => path))
  const exists = readExistingPages()
  const pages = listSitePages()
    .flatMap(({ pages }) => pages)
    .filter(({ href }) => hasPage(exists, href) && !written.has(href))
  return [
    ...pages.map(({ name, href, words, summary }) => toPage(name, href, words ?? '', summary)),
    ...qualificationPages(),
    ...listed.map(toCampaign),
  ]
}

/** The universities that publish requirements for a qualification; the 高考 and the diploma have pages of their own. */
const qualificationPages = (): SourceDocument[] =>
  finderFilters.entry.choices
    .filter(({ value }) => value !== 'gaokao' && value !== 'diploma')
    .map(({ value, label }) => ({
      ...toPage(
        `写明 ${label} 要求的大学`,
        `${paths.schools}?entry=${value}`,
        `${label} 成绩 要求 分数 申请`,
        `公布了 ${label} 成绩要求的大学，各要多少分，写明来源。`,
      ),
      phrases: [`${value}分数`, ...(value === 'ib' ? ['IB', 'IB成绩'] : [])],
    }))

/**
 * @param text words that people search for
 * @param prose what the page answers; only shown
 */
function toPage(title: string, href: string, text: string, prose = ''): SourceDocument {
  return { title, text, prose, href, weight: 0.5 }
}

function toCampaign(campaign: Campaign): SourceDocument {
  const { seo, path, sections, retireAfter } = campaign
  const text = [seo.description, ownWords(campaign)].map(plainText).join('\n')
  return {
    ...toPage(withoutBrand(plainText(seo.title)), path, text, sentencesOf(text)),
    weight: 0.4,
    named: false,
    closed: sections.some(
      (section) => section.type === 'status' && latestReading(section.programme).state === 'closed',
    ),
    until: retireAfter,
  }
}

import { isListed } from '@/lib/campaigns/lifecycle'
import { ownWords } from '@/lib/campaigns/text'
import { listBranches } from '@/lib/collections/kinds/branch'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { listCases } from '@/lib/collections/kinds/case'
import { type Change, listChanges } from '@/lib/collections/kinds/change'
import { changeLabels, labelIn, stateLabels } from '@/lib/collections/kinds/labels'
import { listAdvisors, listMentors } from '@/lib/collections/kinds/person'
import { latestReading } from '@/lib/collections/kinds/programme'
import { type Article, listArticles, listCountryArticles } from '@/lib/collections/kinds/shown-articles'
import type { SchoolLevel, SchoolRow } from '@/lib/contract/schools'
import { type SearchType, searchTypes } from '@/lib/contract/search'
import { plainText } from '@/lib/facts/in-text'
import { listBackgroundProgrammes } from '@/lib/host/content/background'
import { listExamCourses } from '@/lib/host/content/exam-courses'
import { listMajors, profileOf } from '@/lib/host/content/majors'
import { listProducts } from '@/lib/host/content/products'
import { listGroups, listSchoolNames, type SchoolName } from '@/lib/host/schools/find-names'
import { schoolStore } from '@/lib/host/schools/store'
import { fromJsonText } from '@/lib/host/schools/tables'
import { majorAliases } from '@/lib/host/text/names'
import { sentencesOf } from '@/lib/host/text/sentences'
import { detailPath, paths } from '@/lib/routing/paths'
import { finderFilters } from '@/lib/schools/finder'
import { placeIn } from '@/lib/schools/places'
import { readExistingPages } from '@/lib/site-map/existing-pages'
import { listSitePages } from '@/lib/site-map/pages'
import { hasPage, withoutBrand } from '@/lib/site-map/sections'
import { nameOfCountry } from './country-names'
import type { SearchDocument, SourceDocument } from './document'
import { pagePhrases } from './page-phrases'

/** The site's own pages: lists, channels, city pages and tools, and the campaigns that are listed today. */
function pageDocuments(campaigns: readonly Campaign[]): SourceDocument[] {
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

/** The source of each type of document. A type without a source is a compile error. */
const sources: Record<
  SearchType,
  (campaigns: readonly Campaign[]) => SourceDocument[] | Promise<SourceDocument[]>
> = {
  school: () => schoolDocuments('university'),
  hischool: () => schoolDocuments('hischool'),
  major: () =>
    listMajors().map(({ id, name_zh, name_en, category_zh, hot }) => {
      const profile = profileOf(id)
      const intro = profile === undefined ? '' : proseOf(profile)
      return {
        title: name_zh,
        names: [name_en, ...(majorAliases[id] ?? [])],
        text: [name_en, category_zh, intro].join('\n'),
        prose: [`${name_en}｜${category_zh}`, sentencesOf(intro)].filter(Boolean).join('｜'),
        href: detailPath.major(id),
        weight: hot ? 0.6 : profile === undefined ? 0.2 : 0.5,
      }
    }),
  product: () => listProducts().map(toProduct),
  course: () =>
    listExamCourses().map(({ id, name, name_en, ...course }) => ({
      title: name,
      names: [name_en],
      text: proseOf(course),
      href: detailPath.examCourse(id),
      weight: 0.5,
    })),
  background: () =>
    listBackgroundProgrammes().map(({ id, title, ...programme }) => ({
      title,
      text: proseOf(programme),
      href: detailPath.background(id),
    })),
  page: pageDocuments,
  news: () => [...listArticles().map(toArticle), ...listChanges().map(toChange)],
  'country-news': () => listCountryArticles().map(toArticle),
  case: () =>
    listCases().map(({ id, title, sample, country, ...item }) => ({
      title,
      text: proseOf([nameOfCountry(country), item]),
      href: detailPath.case(id),
      weight: 0.1,
      named: false,
      sample,
    })),
  person: () => [
    ...listAdvisors().map(({ id, name, role, summary, branch, countries, focus, sample }) => ({
      title: `${name} · ${role}`,
      names: [name],
      text: proseOf([
        summary,
        listBranches().find(({ code }) => code === branch)?.city,
        countries.map(nameOfCountry),
        focus,
      ]),
      href: detailPath.advisor(id),
      weight: 0.1,
      sample,
    })),
    ...listMentors().map(({ id, name, title, summary, school, subject, sample }) => ({
      title: `${name} · ${title}`,
      names: [name],
      text: proseOf([summary, school, subject]),
      href: detailPath.teamMember(id),
      weight: 0.1,
      sample,
    })),
  ],
}

/** Defaults of a document's fields. */
const usual = { names: [], calls: [], weight: 0.4, named: true, sample: false, closed: false }

/**
 * All documents of the site's search.
 * @param campaigns every campaign of the site; the caller's bundler or the folder supplies them
 */
export async function searchDocuments(campaigns: readonly Campaign[]): Promise<SearchDocument[]> {
  const lists = await Promise.all(
    searchTypes.map(async (type) =>
      (await sources[type](campaigns)).map((document) => ({ ...usual, type, ...document })),
    ),
  )
  const members = (await listGroups(schoolStore())).flatMap(({ names, schools }) =>
    schools.map((school) => ({ href: detailPath.school(school), names })),
  )
  const groups = Map.groupBy(members, ({ href }) => href)
  return lists.flat().map((document) => ({
    prose: sentencesOf(document.text),
    ...document,
    phrases: [
      ...(pagePhrases.get(document.href) ?? []),
      ...(groups.get(document.href) ?? []).flatMap(({ names }) => names),
      ...(document.phrases ?? []),
    ],
  }))
}

/** Other names of a school that its excerpt shows. */
const shownNames = 4

/** All Chinese texts inside a record, each on its line, in their order, so that a change in a record's shape needs no change here. */
function proseOf(value: unknown): string {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? value : ''
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map(proseOf)
    .filter((text) => text !== '')
    .join('\n')
}

/**
 * Schools that are only in the certification list are left out: they have names and towns only, and the library's own search finds them.
 */
async function schoolDocuments(level: SchoolLevel): Promise<SourceDocument[]> {
  const [rows, names] = await Promise.all([
    schoolStore().selectFrom('schools').select('record').where('level', '=', level).execute(),
    listSchoolNames(schoolStore()),
  ])
  return rows
    .map(({ record }) => fromJsonText(record))
    .filter(({ source }) => source !== 'sevp')
    .map((row) => toSchool(row, names.get(row.id) ?? []))
}

function toSchool(row: SchoolRow, calls: readonly SchoolName[]): SourceDocument {
  const { rank } = row
  const place = placeIn(nameOfCountry(row.country), row)
  const ranked = rank === null ? '' : `QS ${rank.year}：${rank.world}`
  const title = row.name_zh ?? row.name_en
  const english = title === row.name_en ? [] : [row.name_en]
  const others = [...new Set([...row.name_alt, ...row.name_previous])]
  const shown = others.slice(0, shownNames)
  const called = shown.length === 0 ? '' : `又称 ${shown.join('、')}`
  const prose = [...english, place, ranked, called].filter(Boolean).join('｜')
  // Places are typed in English too.
  const text = [prose, row.state, row.city].filter(Boolean).join('｜')
  return {
    title,
    names: [...english, ...others],
    calls,
    text,
    prose,
    href: row.level === 'university' ? detailPath.school(row.id) : detailPath.highSchool(row.id),
    weight: rank === null ? 0 : 1 / (1 + Math.log10(rank.num)),
  }
}

const articlePaths = {
  headlines: detailPath.headline,
  industry: detailPath.industry,
  country: detailPath.countryNews,
}

const toArticle = ({
  id,
  type,
  title,
  summary,
  sections,
  country,
}: Omit<Article, 'branches'>): SourceDocument => ({
  title,
  text: proseOf([summary, sections, country && nameOfCountry(country)]),
  href: articlePaths[type](id),
  weight: 0.3,
  named: false,
})

function toChange({ id, title, date, country, kind, from, to, who }: Change): SourceDocument {
  const { countries, kinds } = changeLabels.read()
  const words = [date, labelIn(countries, country), labelIn(kinds, kind), from, to, who]
  return {
    title,
    text: words.filter(Boolean).join('\n'),
    prose: [date, from ? `${from} → ${to}` : to, who].filter(Boolean).join('｜'),
    href: detailPath.change(id),
    weight: 0.1,
    named: false,
  }
}

/** Other names that people use for a programme: its title without the country, and the words in brackets (EP, 新加坡EP). */
function programmeNames(title: string, country: string): string[] {
  const [head = '', inBrackets = ''] = title.split(/[（）：]/)
  const short = [head.replace(country, ''), ...inBrackets.split('、')].map((name) => name.trim())
  return short.filter((name) => name !== '').flatMap((name) => [name, `${country}${name}`])
}

/** A programme that no longer takes applications must not look open in a list of results. */
function toProduct(product: ReturnType<typeof listProducts>[number]): SourceDocument {
  const { id, title, summary, kind } = product
  const country = kind === 'study' ? '' : product.country_name.replace('中国', '')
  const isOpen = kind === 'immigration' && product.status.state === 'open'
  const state =
    kind === 'study'
      ? ''
      : `${stateLabels()[product.status.state]}（${product.status.as_of === null ? '来源没写日期' : `截至 ${product.status.as_of}`}）${product.country_name}`
  const rest = proseOf({ ...product, title: '', summary: '' })
  return {
    title,
    names: kind === 'study' ? [] : programmeNames(title, country),
    phrases: isOpen ? [`${country}永居`, `${country}身份`] : [],
    text: [state, summary, rest].join('\n'),
    prose: [state, sentencesOf(`${summary}\n${rest}`)].filter(Boolean).join('｜'),
    href: kind === 'study' ? detailPath.product(id) : detailPath.immigrationProduct(id),
    closed: kind === 'immigration' && product.status.state === 'closed',
  }
}

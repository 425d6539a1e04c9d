import { listBranches } from '@/lib/collections/kinds/branch'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import type { CaseRecord } from '@/lib/collections/kinds/case'
import { listCases } from '@/lib/collections/kinds/case'
import type { Change } from '@/lib/collections/kinds/change'
import { listChanges } from '@/lib/collections/kinds/change'
import { changeLabels, labelIn, stateLabels } from '@/lib/collections/kinds/labels'
import type { Advisor, Mentor } from '@/lib/collections/kinds/person'
import { listAdvisors, listMentors } from '@/lib/collections/kinds/person'
import { type Article, listArticles, listCountryArticles } from '@/lib/collections/kinds/shown-articles'
import type { SchoolLevel, SchoolRow } from '@/lib/contract/schools'
import type { SearchType } from '@/lib/contract/search'
import { listBackgroundProgrammes } from '@/lib/host/content/background'
import { listExamCourses } from '@/lib/host/content/exam-courses'
import { listMajors, profileOf } from '@/lib/host/content/majors'
import { listProducts } from '@/lib/host/content/products'
import { listGroups, listSchoolNames, type SchoolName } from '@/lib/host/schools/find-names'
import { fromJsonText } from '@/lib/host/schools/json-text'
import { schoolStore } from '@/lib/host/schools/store'
import { majorAliases } from '@/lib/host/text/names'
import { sentencesOf } from '@/lib/host/text/sentences'
import { detailPath } from '@/lib/routing/paths'
import { nameOfCountry } from './country-names'
import type { SearchDocument, SourceDocument } from './document'
import { pageDocuments } from './page-documents'
import { pagePhrases } from './page-phrases'

/** The source of each type of document. A type without a source is a compile error. */
const sources: Record<
  SearchType,
  (campaigns: readonly Campaign[]) => SourceDocument[] | Promise<SourceDocument[]>
> = {
  school: () => schoolDocuments('university'),
  hischool: () => schoolDocuments('hischool'),
  major: () => listMajors().map(toMajor),
  product: () => listProducts().map(toProduct),
  course: () => listExamCourses().map(toCourse),
  background: () => listBackgroundProgrammes().map(toBackground),
  page: pageDocuments,
  news: () => [
    ...listArticles().map((article) => toArticle(article, 'news')),
    ...listChanges().map(toChange),
  ],
  'country-news': () => listCountryArticles().map((article) => toArticle(article, 'country-news')),
  case: () => listCases().map(toCase),
  person: () => [...listAdvisors().map(toAdvisor), ...listMentors().map(toMentor)],
}

/** Defaults of a document's fields. */
const usual = { names: [], calls: [], weight: 0.4, named: true, sample: false, closed: false }

/**
 * All documents of the site's search.
 * @param campaigns every campaign of the site; the caller's bundler or the folder supplies them
 */
export async function searchDocuments(campaigns: readonly Campaign[]): Promise<SearchDocument[]> {
  const lists = await Promise.all(Object.values(sources).map((load) => load(campaigns)))
  const groups = await groupNames()
  return lists.flat().map((document) => ({
    ...usual,
    prose: sentencesOf(document.text),
    ...document,
    phrases: [
      ...(pagePhrases.get(document.href) ?? []),
      ...(groups.get(document.href) ?? []),
      ...(document.phrases ?? []),
    ],
  }))
}

/** The names of the groups of each school, by its address. */
async function groupNames(): Promise<ReadonlyMap<string, string[]>> {
  const all = new Map<string, string[]>()
  for (const { names, schools } of await listGroups(schoolStore()))
    for (const href of schools.map(detailPath.school)) all.set(href, [...(all.get(href) ?? []), ...names])
  return all
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
  const place = [nameOfCountry(row.country), row.state, row.city_zh, row.city].filter(Boolean).join(' ')
  const ranked = rank === null ? '' : `${rank.source} ${rank.year}：${rank.world}`
  const title = row.name_zh ?? row.name_en
  const english = title === row.name_en ? [] : [row.name_en]
  const others = [...new Set([...row.name_alt, ...row.name_previous])]
  const shown = others.slice(0, shownNames)
  const called = shown.length === 0 ? '' : `又称 ${shown.join('、')}`
  const text = [...english, place, ranked, called].filter(Boolean).join('｜')
  return {
    type: row.level === 'university' ? 'school' : 'hischool',
    title,
    names: [...english, ...others],
    calls,
    text,
    prose: text,
    href: row.level === 'university' ? detailPath.school(row.id) : detailPath.highSchool(row.id),
    weight: rank === null ? 0 : 1 / (1 + Math.log10(rank.num)),
  }
}

function toArticle(article: Omit<Article, 'branches'>, type: 'news' | 'country-news'): SourceDocument {
  const { id, title, summary, sections, country } = article
  const paths = {
    headlines: detailPath.headline,
    industry: detailPath.industry,
    country: detailPath.countryNews,
  }
  return {
    type,
    title,
    text: proseOf([summary, sections, country && nameOfCountry(country)]),
    href: paths[article.type](id),
    weight: 0.3,
    named: false,
  }
}

function toChange({ id, title, date, country, kind, from, to, who }: Change): SourceDocument {
  return {
    type: 'news',
    title,
    text: [
      date,
      labelIn(changeLabels.read().countries, country),
      labelIn(changeLabels.read().kinds, kind),
      from,
      to,
      who,
    ]
      .filter(Boolean)
      .join('\n'),
    prose: [date, from ? `${from} → ${to}` : to, who].filter(Boolean).join('｜'),
    href: detailPath.change(id),
    weight: 0.1,
    named: false,
  }
}

function toMajor(major: ReturnType<typeof listMajors>[number]): SourceDocument {
  const profile = profileOf(major.id)
  const intro = profile === undefined ? '' : proseOf(profile)
  return {
    type: 'major',
    title: major.name_zh,
    names: [major.name_en, ...(majorAliases[major.id] ?? [])],
    text: [major.name_en, major.category_zh, intro].join('\n'),
    prose: [`${major.name_en}｜${major.category_zh}`, sentencesOf(intro)].filter(Boolean).join('｜'),
    href: detailPath.major(major.id),
    weight: major.hot ? 0.6 : profile === undefined ? 0.2 : 0.5,
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
      : `${stateLabels()[product.status.state]}（${product.status.as_of === null ? '来源未标日期' : `截至 ${product.status.as_of}`}）${product.country_name}`
  const rest = proseOf({ ...product, title: '', summary: '' })
  return {
    type: 'product',
    title,
    names: kind === 'study' ? [] : programmeNames(title, country),
    phrases: isOpen ? [`${country}永居`, `${country}身份`] : [],
    text: [state, summary, rest].join('\n'),
    prose: [state, sentencesOf(`${summary}\n${rest}`)].filter(Boolean).join('｜'),
    href: kind === 'study' ? detailPath.product(id) : detailPath.immigrationProduct(id),
    closed: kind === 'immigration' && product.status.state === 'closed',
  }
}

function toCourse(course: ReturnType<typeof listExamCourses>[number]): SourceDocument {
  const { id, name, name_en, summary } = course
  return {
    type: 'course',
    title: name,
    names: [name_en],
    text: `${summary}\n${proseOf({ ...course, name: '', summary: '' })}`,
    href: detailPath.examCourse(id),
    weight: 0.5,
  }
}

function toBackground(programme: ReturnType<typeof listBackgroundProgrammes>[number]): SourceDocument {
  const { id, title, summary } = programme
  return {
    type: 'background',
    title,
    text: `${summary}\n${proseOf({ ...programme, title: '', summary: '' })}`,
    href: detailPath.background(id),
  }
}

function toCase(item: CaseRecord): SourceDocument {
  const { id, title, summary, major, background, applied, final, sections, work, differently } = item
  return {
    type: 'case',
    title,
    text: proseOf([
      [summary, nameOfCountry(item.country), major, background, applied, final],
      [sections, work, differently],
    ]),
    href: detailPath.case(id),
    weight: 0.1,
    named: false,
    sample: item.sample,
  }
}

function toAdvisor(person: Advisor): SourceDocument {
  const branch = listBranches().find(({ code }) => code === person.branch)?.city
  return {
    type: 'person',
    title: `${person.name} · ${person.role}`,
    names: [person.name],
    text: proseOf([person.summary, branch, person.countries.map(nameOfCountry), person.focus]),
    href: detailPath.advisor(person.id),
    weight: 0.1,
    sample: person.sample,
  }
}

function toMentor(person: Mentor): SourceDocument {
  return {
    type: 'person',
    title: `${person.name} · ${person.title}`,
    names: [person.name],
    text: proseOf([person.summary, person.school, person.subject]),
    href: detailPath.teamMember(person.id),
    weight: 0.1,
    sample: person.sample,
  }
}

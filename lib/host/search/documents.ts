import type { ProgrammeState } from '@/lib/api/products'
import type { SchoolLevel } from '@/lib/api/schools'
import type { SearchType } from '@/lib/api/search'
import { advisors } from '@/lib/host/content/advisors'
import { backgroundProgrammes } from '@/lib/host/content/background/background'
import { branches } from '@/lib/host/content/branches'
import { cases } from '@/lib/host/content/cases'
import { countries } from '@/lib/host/content/countries'
import { countryArticles } from '@/lib/host/content/country-news/country-news'
import { examCourses } from '@/lib/host/content/exam-courses/exam-courses'
import { majors, profileOf } from '@/lib/host/content/majors/majors'
import { mentors } from '@/lib/host/content/mentors'
import { type Article, articles } from '@/lib/host/content/news'
import { products } from '@/lib/host/content/products/products'
import type { SchoolRow } from '@/lib/host/content/school-rows'
import { schools } from '@/lib/host/content/schools'
import { detailPath } from '@/lib/routing/paths'
import { majorAliases, schoolAliases } from './aliases'
import { pageDocuments } from './page-documents'

/** A thing that can be found. */
export type SearchDocument = {
  type: SearchType
  title: string
  /** Other names of the same thing: English, short and former names. */
  names: readonly string[]
  /** What else it is found by; excerpts are cut from it. Plain text. */
  text: string
  href: string
  /** How likely it is what a visitor means among things that match equally: 0 to 1. */
  weight: number
  /** Whether it has a name, which people type in pinyin or nearly right; a headline is no name. */
  named: boolean
  sample: boolean
  /** Last ISO day (Asia/Shanghai) on which it is shown. */
  until?: string | undefined
}

/** Where the documents of each type come from: a type without a source is a compile error. */
const sources: Record<SearchType, () => SearchDocument[] | Promise<SearchDocument[]>> = {
  school: () => schoolDocuments('university'),
  hischool: () => schoolDocuments('hischool'),
  major: () => majors.map(toMajor),
  product: () => products.map(toProduct),
  course: () => examCourses.map(toCourse),
  background: () => backgroundProgrammes.map(toBackground),
  page: pageDocuments,
  news: () => articles.map((article) => toArticle(article, 'news')),
  'country-news': () => countryArticles.map((article) => toArticle(article, 'country-news')),
  case: () => cases.map(toCase),
  person: () => [...advisors.map(toAdvisor), ...mentors.map(toMentor)],
}

/** Everything that the site's search knows. */
export async function searchDocuments(): Promise<SearchDocument[]> {
  const lists = await Promise.all(Object.values(sources).map((load) => load()))
  return lists.flat()
}

/** Other names of a school that its excerpt shows. */
const shownNames = 4

const countryNames = new Map(countries.map(({ code, name }) => [code, name]))
const nameOfCountry = (code: string) => countryNames.get(code) ?? ''

/** All Chinese texts inside a record, in their order: a record's shape may change without this list changing. */
export function proseOf(value: unknown): string {
  if (typeof value === 'string') return /\p{Script=Han}/u.test(value) ? value : ''
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map(proseOf)
    .filter((text) => text !== '')
    .join(' ')
}

function schoolDocuments(level: SchoolLevel): SearchDocument[] {
  const everything = { page: 1, limit: Number.MAX_SAFE_INTEGER }
  return schools().search({ level, sort: 'rank', order: 'asc' }, everything).list.map(toSchool)
}

function toSchool(row: SchoolRow): SearchDocument {
  const { rank } = row
  const place = [nameOfCountry(row.country), row.state, row.city].filter(Boolean).join(' ')
  const ranked = rank === null ? '' : `${rank.source} ${rank.year}：${rank.world}`
  const title = row.name_zh ?? row.name_en
  const english = title === row.name_en ? [] : [row.name_en]
  const others = [...new Set([...row.name_alt, ...(schoolAliases[row.id] ?? [])])]
  const called = others.length === 0 ? '' : `又称 ${others.slice(0, shownNames).join('、')}`
  return {
    type: row.level === 'university' ? 'school' : 'hischool',
    title,
    names: [...english, ...others],
    text: [...english, place, ranked, called].filter(Boolean).join('｜'),
    href: row.level === 'university' ? detailPath.school(row.id) : detailPath.highSchool(row.id),
    weight: rank === null ? 0 : 1 / (1 + Math.log10(rank.num)),
    named: true,
    sample: false,
  }
}

function toArticle(article: Omit<Article, 'branches'>, type: 'news' | 'country-news'): SearchDocument {
  const { id, title, summary, sections, country } = article
  const paths = {
    headlines: detailPath.headline,
    industry: detailPath.industry,
    country: detailPath.countryNews,
  }
  return {
    type,
    title,
    names: [],
    text: [summary, proseOf(sections), country && nameOfCountry(country)].filter(Boolean).join(' '),
    href: paths[article.type](id),
    weight: 0.3,
    named: false,
    sample: false,
  }
}

function toMajor(major: (typeof majors)[number]): SearchDocument {
  const profile = profileOf(major.id)
  const intro = profile === undefined ? '' : proseOf(profile)
  return {
    type: 'major',
    title: major.name_zh,
    names: [major.name_en, ...(majorAliases[major.id] ?? [])],
    text: [`${major.name_en}｜${major.category_zh}`, intro].filter(Boolean).join('｜'),
    href: detailPath.major(major.id),
    weight: major.hot ? 0.6 : profile === undefined ? 0.2 : 0.5,
    named: true,
    sample: false,
  }
}

/** A programme that no longer takes applications must not look open in a list of results. */
const programmeStates: Record<ProgrammeState, string> = {
  open: '开放',
  paused: '暂停',
  closed: '已关闭',
  unknown: '待核实',
}

function toProduct(product: (typeof products)[number]): SearchDocument {
  const { id, title, summary, kind } = product
  const state =
    kind === 'study'
      ? ''
      : `${programmeStates[product.status.state]}（${product.status.checked} 查证）${product.country_name}`
  const rest = proseOf({ ...product, title: '', summary: '' })
  return {
    type: 'product',
    title,
    names: [],
    text: [state, summary, rest].filter(Boolean).join(' '),
    href: kind === 'study' ? detailPath.product(id) : detailPath.immigrationProduct(id),
    weight: 0.4,
    named: true,
    sample: false,
  }
}

function toCourse(course: (typeof examCourses)[number]): SearchDocument {
  const { id, name, name_en, summary } = course
  return {
    type: 'course',
    title: name,
    names: [name_en],
    text: `${summary} ${proseOf({ ...course, name: '', summary: '' })}`,
    href: detailPath.examCourse(id),
    weight: 0.5,
    named: true,
    sample: false,
  }
}

function toBackground(programme: (typeof backgroundProgrammes)[number]): SearchDocument {
  const { id, title, summary } = programme
  return {
    type: 'background',
    title,
    names: [],
    text: `${summary} ${proseOf({ ...programme, title: '', summary: '' })}`,
    href: detailPath.background(id),
    weight: 0.4,
    named: true,
    sample: false,
  }
}

function toCase(item: (typeof cases)[number]): SearchDocument {
  const { id, title, summary, major, background, applied, final, sections, work, differently } = item
  return {
    type: 'case',
    title,
    names: [],
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

function toAdvisor(person: (typeof advisors)[number]): SearchDocument {
  const branch = branches.find(({ code }) => code === person.branch)?.city
  return {
    type: 'person',
    title: `${person.name} · ${person.role}`,
    names: [person.name],
    text: proseOf([person.summary, branch, person.countries.map(nameOfCountry), person.focus]),
    href: detailPath.advisor(person.id),
    weight: 0.1,
    named: true,
    sample: person.sample,
  }
}

function toMentor(person: (typeof mentors)[number]): SearchDocument {
  return {
    type: 'person',
    title: `${person.name} · ${person.title}`,
    names: [person.name],
    text: proseOf([person.summary, person.school, person.subject]),
    href: detailPath.teamMember(person.id),
    weight: 0.1,
    named: true,
    sample: person.sample,
  }
}

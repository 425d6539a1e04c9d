import { isListed } from '@/lib/campaigns/lifecycle'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { derivedFrom } from '@/lib/collections/derived'
import { type CaseRecord, listCases } from '@/lib/collections/kinds/case'
import { listCountries } from '@/lib/collections/kinds/country'
import { mergedMajors } from '@/lib/collections/kinds/major'
import { listAdvisors, listFeaturedMentors, listMentors } from '@/lib/collections/kinds/person'
import {
  type Article,
  findArticle,
  listArticles,
  listCountryArticles,
} from '@/lib/collections/kinds/shown-articles'
import { listStories } from '@/lib/collections/kinds/story'
import { advisorOperations } from '@/lib/contract/advisors'
import { caseOperations } from '@/lib/contract/cases'
import { countryNewsOperations } from '@/lib/contract/country-news'
import { majorOperations } from '@/lib/contract/majors'
import { mentorKinds, mentorOperations } from '@/lib/contract/mentors'
import { newsDetailWireSchema, newsOperations, newsWireSchema } from '@/lib/contract/news'
import type { ContentResource } from '@/lib/contract/operations'
import { programmeOperations } from '@/lib/contract/programmes'
import { schoolOperations } from '@/lib/contract/schools'
import { siteMapOperations } from '@/lib/contract/site-map'
import { storyOperations } from '@/lib/contract/stories'
import { tuitionOperations } from '@/lib/contract/tuition'
import { processSingleton } from '@/lib/core/process-singleton'
import { listMajors, majorCategories, profileOf } from '@/lib/host/content/majors'
import { findAcross } from '@/lib/host/schools/find-across'
import { findChinaLists } from '@/lib/host/schools/find-china-lists'
import { findGroup } from '@/lib/host/schools/find-names'
import { findMajorSchools, findProgrammes, findTariffs } from '@/lib/host/schools/find-programmes'
import { findRankedValues, findSchool, readNames } from '@/lib/host/schools/find-school'
import { findSchoolFacets, findSchools } from '@/lib/host/schools/find-schools'
import { findTuition, findTuitionSchools, findTuitionSpans } from '@/lib/host/schools/find-tuition'
import type { NamedSchools } from '@/lib/host/schools/school-filters'
import { schoolStore } from '@/lib/host/schools/store'
import { siteSearch } from '@/lib/host/search/site-search'
import { readExistingPages } from '@/lib/site-map/existing-pages'
import { toSiteMap } from '@/lib/site-map/sections'
import { readSiteMapFile, type SiteMapSource } from '@/lib/site-map/site-map-file'
import { type AnsweredOperation, answering, QueryError } from './answering'
import { byId, countBy, pageOf, paginate } from './lists'
import { searchMajors } from './major-search'
import { searchAnswers } from './search'
import * as services from './services'

/** Finds universities by the names that the site search knows: of a school, or of a group of schools, such as 常春藤. */
async function withNamed<T extends { q?: string | undefined; level: string }>(
  filter: T,
): Promise<T & { among?: ReadonlySet<string>; named?: NamedSchools }> {
  const { q, level } = filter
  if (q === undefined || level !== 'university') return filter
  const group = await findGroup(schoolStore(), q)
  if (group !== undefined) return { ...filter, q: undefined, among: new Set(group) }
  return { ...filter, named: (await siteSearch()).schoolsNamed(q) }
}

const schoolAnswers = answering(schoolOperations, {
  list: async (filter) => findSchools(schoolStore(), await withNamed(filter)),
  facets: async (filter) => findSchoolFacets(schoolStore(), await withNamed(filter)),
  values: (filter) => findRankedValues(schoolStore(), filter),
  names: ({ ids }) => readNames(schoolStore(), ids.split(',')),
  record: (_, id) => findSchool(schoolStore(), id),
})

/** Words may match many majors; beyond the best ones, only the words in titles are searched. */
const mostMajors = 6

const programmeAnswers = answering(programmeOperations, {
  find: async (filter) => {
    const meant = searchMajors(filter.q === undefined ? [] : listMajors(), filter.q ?? '').slice(
      0,
      mostMajors,
    )
    const found = await findAcross(
      schoolStore(),
      filter,
      meant.map(({ id }) => id),
    )
    return { ...found, majors: meant.map(({ name_zh }) => name_zh) }
  },
  programmes: (filter) => findProgrammes(schoolStore(), filter),
  chinaLists: (filter) => findChinaLists(schoolStore(), filter),
  tariffs: (filter) => findTariffs(schoolStore(), filter),
  majorSchools: (filter) => findMajorSchools(schoolStore(), filter),
})

const advisorAnswers = answering(advisorOperations, {
  list: (query) =>
    pageOf(listAdvisors(), query, ({ countries, branch }) => ({ country: countries, filiale: branch })),
  record: (_, id) => byId(listAdvisors(), id),
})

const mentorAnswers = answering(mentorOperations, {
  featured: listFeaturedMentors,
  list: (query) => pageOf(listMentors(), query),
  record: ({ id }) => byId(listMentors(), id),
  subjects: () =>
    mentorKinds.flatMap((kind) => {
      const counts = countBy(
        listMentors().filter((mentor) => mentor.kind === kind),
        ({ subject }) => subject,
      )
      return [...counts].map(([name, count]) => ({ name, kind, count }))
    }),
})

const storyAnswers = answering(storyOperations, {
  list: (query) => pageOf(listStories(), query),
  record: (_, id) => byId(listStories(), id),
})

const caseAnswers = answering(caseOperations, {
  list: ({ major = '', ...query }) =>
    pageOf(
      listCases().filter((item) => item.major.includes(major)),
      query,
      (item) => ({ ...item.background, result: outcomesOf(item) }),
    ),
  ofBranch: (query) => pageOf(listCases(), query, ({ branch }) => ({ filiale: branch })),
})

/** All results of one case together: those that it has, and whether all or none are offers. */
function outcomesOf({ applied }: CaseRecord): string[] {
  const results = applied.map(({ result }) => result)
  return [
    ...results,
    ...(results.every((result) => result === 'offer') ? ['all'] : []),
    ...(results.includes('offer') ? [] : ['none']),
  ]
}

const mapListAnswers = answering(siteMapOperations, {
  list: async () => {
    const now = new Date()
    const { pages, campaigns } = await siteMapSource()
    return toSiteMap(
      new Set(pages),
      campaigns.filter((campaign) => isListed(campaign, now)),
    )
  },
})

/** In production the list that the build made. In development the sources are read, because pages and campaigns may change. */
function siteMapSource(): Promise<SiteMapSource> {
  if (process.env.NODE_ENV !== 'production') return readSiteMap()
  return processSingleton('site-map', async () => readSiteMapFile() ?? (await readSiteMap()))
}

async function readSiteMap(): Promise<SiteMapSource> {
  return { pages: [...readExistingPages()], campaigns: [...(await everyCampaign())] }
}

const majorCounts = derivedFrom(
  () => [listMajors()],
  (majors) => ({
    words: countBy(majors, ({ word }) => word),
    categories: countBy(majors, ({ category }) => category),
  }),
)

const majorAnswers = answering(majorOperations, {
  list: ({ id, category, word, q, hot, ...paging }) => {
    if (id !== undefined) {
      const now = mergedMajors.read().merged[id] ?? id
      const major = listMajors().find((candidate) => candidate.id === now)
      return major ? paginate([{ ...major, profile: profileOf(now) }], { ...paging, page: 1 }) : null
    }
    if (category !== undefined && !majorCounts().categories.has(category))
      throw new QueryError('category', '没有这个门类，可用的门类见 /v1/liuxuezhuanyeword')
    const among = listMajors().filter(
      (major) =>
        (category === undefined || major.category === category) &&
        (word === undefined || major.word === word) &&
        (hot === undefined || major.hot),
    )
    return paginate(searchMajors(among, q ?? ''), paging)
  },
  index: () => ({
    total: listMajors().length,
    words: [...majorCounts().words]
      .map(([word, count]) => ({ word, count }))
      .toSorted((a, b) => a.word.localeCompare(b.word)),
    categories: majorCategories().map((category) => ({
      ...category,
      count: majorCounts().categories.get(category.id) ?? 0,
    })),
  }),
})

/** A page of summaries: the schema leaves out what they have not. */
function summariesOf(...asked: Parameters<typeof pageOf<Article>>) {
  const page = pageOf(...asked)
  return { ...page, list: page.list.map((article) => newsWireSchema.parse(article)) }
}

const detailOf = (article: Article | null) => article && newsDetailWireSchema.parse(article)

/** The articles about a branch's place, and those about none. */
const ofBranch = (filiale: string) => listArticles().filter(({ branches }) => branches.includes(filiale))
const ofNone = () => listArticles().filter(({ branches }) => branches.length === 0)

const newsAnswers = answering(newsOperations, {
  list: ({ filiale, ...query }) =>
    summariesOf(
      listArticles().filter(
        ({ branches }) => filiale === undefined || branches.length === 0 || branches.includes(filiale),
      ),
      query,
    ),
  record: (_, id) => detailOf(findArticle(listArticles(), id)),
  ofBranch: ({ filiale, ...paging }) => summariesOf([...ofBranch(filiale), ...ofNone()], paging),
})

const countryNewsAnswers = answering(countryNewsOperations, {
  countries: () => {
    const counts = countBy(listCountryArticles(), ({ country }) => country ?? '')
    return listCountries().flatMap(({ code, name }) => {
      const count = counts.get(code)
      return count === undefined ? [] : [{ code, name, count }]
    })
  },
  articles: ({ id, ...query }) =>
    id === undefined
      ? summariesOf(listCountryArticles(), query)
      : detailOf(findArticle(listCountryArticles(), id)),
})

const tuitionAnswers = answering(tuitionOperations, {
  tuition: (filter) => findTuition(schoolStore(), filter),
  schools: (filter) => findTuitionSchools(schoolStore(), filter),
  spans: () => findTuitionSpans(schoolStore()),
})

/** The answers of each resource of the contract. A missing resource is a compile error. */
const answers: Readonly<Record<ContentResource, readonly AnsweredOperation[]>> = {
  countries: services.countryAnswers,
  branches: services.branchAnswers,
  links: services.linkAnswers,
  posters: services.posterAnswers,
  selected: services.selectedAnswers,
  news: newsAnswers,
  countryNews: countryNewsAnswers,
  schools: schoolAnswers,
  programmes: programmeAnswers,
  tuition: tuitionAnswers,
  advisors: advisorAnswers,
  mentors: mentorAnswers,
  stories: storyAnswers,
  cases: caseAnswers,
  majors: majorAnswers,
  examCourses: services.examCourseAnswers,
  background: services.backgroundAnswers,
  products: services.productAnswers,
  siteMap: mapListAnswers,
  search: searchAnswers,
}

/** Every content operation with its answer; the routes are made from this list. */
export const contentAnswers: readonly AnsweredOperation[] = Object.values(answers).flat()

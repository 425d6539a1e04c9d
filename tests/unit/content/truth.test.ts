import { describe, expect, it } from 'vitest'
import { advisors } from '@/lib/content/advisors'
import { articles } from '@/lib/content/articles'
import { branches } from '@/lib/content/branches'
import { cases } from '@/lib/content/cases'
import { countries } from '@/lib/content/countries'
import { links } from '@/lib/content/links'
import { mentors } from '@/lib/content/mentors'
import { posters } from '@/lib/content/posters'
import { pickTypes } from '@/lib/content/selected'
import { stories } from '@/lib/content/stories'
import { aliases } from '@/lib/routing/aliases'
import { site } from '@/lib/site'
import { readSchoolRecords } from '../../support/school-records'

/** Pages without an alias that content may link to. */
const pages = [
  '/',
  '/gpa',
  '/product',
  '/touchus',
  '/yxk',
  '/yylist',
  '/special/bksq',
  '/special/condition_pc',
  '/special/dl_hk',
  '/special/gkhlx',
  '/special/ossd',
  '/special/ranking',
  '/special/ruishi',
  '/special/study_cost',
  '/special/test',
  '/special/us_yjs',
  '/special/ys_zh/ys_fr',
  '/special/ys_zh/ys_it',
]

const written = {
  countries,
  branches,
  links,
  posters,
  pickTypes,
  articles,
  advisors,
  mentors,
  cases,
  stories,
}

const banned = /最(?!新公布|多)|第一|国家级|保录|包签|100%|顶级|保证录取|零风险/

/** Every string of a value with the path to it. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

describe('copy', () => {
  it('claims nothing that the law or the house forbids', () => {
    const found = textsOf(written).filter(([, text]) => banned.test(text))
    expect(found).toEqual([])
  })

  it('has no two records of one id in one list', () => {
    const lists = [articles, advisors, mentors, cases, stories, ...pickTypes.map((type) => type.list)]
    for (const list of lists) {
      const ids = list.map((record) => record.id)
      expect(ids).toEqual([...new Set(ids)])
    }
  })

  it('says of the library what the library holds', async () => {
    const schools = await readSchoolRecords()
    expect(schools.length).toBeGreaterThan(3000)
    expect(textsOf(posters).some(([, text]) => text.includes('三千多所学校'))).toBe(true)

    const ranked = schools.filter((school) => school.rank !== null)
    const about = articles.find((article) => article.id === 'qs-2027-how-to-read')
    expect(JSON.stringify(about)).toContain(`共有 ${ranked.length} 所收录院校有名次`)
    const firstBand = ranked
      .filter((school) => /\D/.test(school.rank?.world ?? ''))
      .map((school) => school.rank?.num)
    expect(Math.min(...firstBand.map(Number))).toBe(701)
  })
})

describe('links', () => {
  const known = new Set<string>([...Object.keys(aliases), ...Object.values(aliases), ...pages])
  const ours = textsOf(written).filter(
    ([path, text]) => /\.(href|linkurl)$/.test(path) && text.startsWith('/'),
  )

  it.each(ours)('%s → %s is a page', (_, href) => {
    expect(known).toContain(href)
  })

  it('finds links at all', () => {
    expect(ours.length).toBeGreaterThan(40)
  })
})

describe('samples', () => {
  it.each([
    ['advisors', advisors, 18],
    ['mentors', mentors.filter((mentor) => mentor.kind === 'mentor'), 12],
    ['former admissions officers', mentors.filter((mentor) => mentor.kind === 'officer'), 8],
    ['cases', cases, 16],
    ['stories', stories, 12],
  ])('%s: enough, and every one tagged', (_, people, least) => {
    expect(people.length).toBeGreaterThanOrEqual(least)
    expect(people.filter((person) => !person.sample)).toEqual([])
  })

  it('gives people no more than a family name or a letter', () => {
    const names = [...advisors, ...mentors].map((person) => person.name)
    expect(names.filter((name) => !/^(\p{Script=Han}|[A-Z] )老师$/u.test(name))).toEqual([])
    expect(stories.filter((story) => !/^[A-Z]同学/.test(story.title))).toEqual([])
  })

  it('ties every case to an advisor of its branch', () => {
    for (const item of cases) {
      const advisor = advisors.find((candidate) => candidate.id === item.advisor)
      expect(advisor?.branch, item.id).toBe(item.branch)
    }
  })

  it('shows refusals and waiting lists, and several countries', () => {
    const results = new Set(cases.flatMap((item) => item.applied.map((school) => school.result)))
    expect([...results].sort()).toEqual(['offer', 'refused', 'waitlist'])
    expect(new Set(cases.map((item) => item.country)).size).toBeGreaterThanOrEqual(8)
  })
})

describe('branches', () => {
  it('are 18, each with the hotline, none with an invented address', () => {
    expect(branches).toHaveLength(18)
    for (const branch of branches) {
      expect(branch).toMatchObject({ address: null, hours: null, phone: site.hotline })
    }
  })
})

describe('news', () => {
  it('has at least 24 articles, 8 of them about the trade', () => {
    expect(articles.length).toBeGreaterThanOrEqual(24)
    expect(articles.filter((article) => article.type === 'industry').length).toBeGreaterThanOrEqual(8)
  })

  it('is sorted newest first', () => {
    const dates = articles.map((article) => article.date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })

  it.each(articles.map((article) => [article.id, article] as const))('%s is whole', (_, article) => {
    const text = article.sections
      .flatMap((section) => [...section.paragraphs, ...(section.list ?? [])])
      .join('')
    expect(text.length).toBeGreaterThanOrEqual(500)
    expect(article.sections.filter((section) => section.heading !== null).length).toBeGreaterThanOrEqual(3)
    expect(article.sources.length).toBeGreaterThanOrEqual(2)
    expect(article.author).toMatch(/^美世留学 .+组$/)
  })
})

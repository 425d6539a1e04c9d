import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getAdvisor } from '@/lib/api/advisors'
import { getBackgroundProgramme, listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { getBranch } from '@/lib/api/branches'
import { getCase } from '@/lib/api/cases'
import { getCountryNews } from '@/lib/api/country-news'
import { getExamCourse } from '@/lib/api/exam-courses'
import { getMajor } from '@/lib/api/majors'
import { getMentor } from '@/lib/api/mentors'
import { getNews } from '@/lib/api/news'
import { getProduct } from '@/lib/api/products'
import { getSchool, listSchools } from '@/lib/api/schools'
import { getStory } from '@/lib/api/stories'
import { lines } from '@/tests/support/table'

const mit = 'us-massachusetts-institute-of-technology'

it.each<[string, () => Promise<unknown>, object]>([
  ['branch', () => getBranch('xg'), { href: '/hk', overseas: true, openDays: [] }],
  ['article', () => getNews('headlines', 'gpa-conversion'), { href: '/headlines/gpa-conversion' }],
  ['article on a country', () => getCountryNews('my-emgs-process'), { country: 'my' }],
  ['school', () => getSchool(mit), { href: `/yxk/${mit}`, country: 'us' }],
  ['adviser', () => getAdvisor('bj-zhou'), { href: '/advisor/bj-zhou', sample: true }],
  ['mentor', () => getMentor('officer-a'), { href: '/team/officer-a', kind: 'officer' }],
  ['case', () => getCase('us-phd-2025'), { href: '/caselist/us-phd-2025', level: 'doctoral' }],
  ['admission', () => getStory('us-2026-04-z'), { href: '/goodnews/us-2026-04-z', month: 4 }],
  ['major', () => getMajor('fod1p-6107'), { name: '护理学', href: '/zylist/fod1p-6107' }],
  ['course', () => getExamCourse('toefl'), { applyCourse: '托福', href: '/yylist/toefl' }],
  ['service', () => getProduct('visa'), { kind: 'study', href: '/product/visa' }],
  ['programme', () => getProduct('us-niw'), { href: '/product/ym_product/us-niw', countryName: '美国' }],
  [
    'programme beside the studies',
    async () => (await listBackgroundProgrammes({ b: '8', limit: 1 })).list[0],
    { categoryName: '艺术作品集', href: expect.stringMatching(/^\/bjts_list\/./) },
  ],
])('a page gets a %s in its own words, with links instead of wire names', async (_, read, expected) => {
  const record = await read()
  expect(record).toMatchObject(expected)
  expect(JSON.stringify(record)).not.toMatch(/"(?:open_days|category_name|apply_course|country_name)":/)
})

it('has no article under the address of another channel', async () => {
  expect(await getNews('industry', 'gpa-conversion')).toBeNull()
})

it('has a high school at its own address, with its English name when it has no Chinese one', async () => {
  const { list } = await listSchools({ level: 'hischool', sort: 'name', page: 6, limit: 60 })
  const school = list.at(-1)
  expect(school?.name).toBe(school?.nameEn)
  expect(school?.href).toBe(`/yxk/hischool/${school?.id}`)
})

it.each(
  lines(`
    nothing
    ..
    ../country
    a/b
    
    %2e%2e
    院校
  `),
)('has no record %j', async (id) => {
  const records = [
    ...[getBranch(id), getNews('headlines', id), getCountryNews(id), getSchool(id)],
    ...[getAdvisor(id), getMentor(id), getCase(id), getStory(id), getMajor(id)],
    ...[getExamCourse(id), getProduct(id), getBackgroundProgramme(id)],
  ]
  expect(await Promise.all(records)).toEqual(records.map(() => null))
})

describe('Singapore and Hong Kong', () => {
  const other = 'https://asia.example.com'

  it.each([
    ['this site', '', { us: '/us', sg: '/sg', hk: '/special/dl_hk' }],
    ['the other host when one is configured', other, { us: '/us', sg: `${other}/sg`, hk: `${other}/hk` }],
  ])('open pages of %s', async (_, origin, expected) => {
    vi.stubEnv('SINGAPORE_HONGKONG_ORIGIN', origin)
    onTestFinished(() => void vi.unstubAllEnvs())
    // A process parses its environment only once.
    vi.resetModules()
    const { listCountries } = await import('@/lib/api/countries')
    const countries = await listCountries()
    expect(Object.fromEntries(countries.map(({ code, href }) => [code, href]))).toMatchObject(expected)
  })
})

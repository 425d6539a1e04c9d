import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lines } from '@/tests/support/table'

/** Each test loads the modules anew, because a process parses its environment only once. */
async function clients() {
  return {
    ...(await import('@/lib/api/advisors')),
    ...(await import('@/lib/api/background-programmes')),
    ...(await import('@/lib/api/branches')),
    ...(await import('@/lib/api/cases')),
    ...(await import('@/lib/api/countries')),
    ...(await import('@/lib/api/country-news')),
    ...(await import('@/lib/api/exam-courses')),
    ...(await import('@/lib/api/majors')),
    ...(await import('@/lib/api/mentors')),
    ...(await import('@/lib/api/news')),
    ...(await import('@/lib/api/products')),
    ...(await import('@/lib/api/schools')),
    ...(await import('@/lib/api/stories')),
  }
}
type Clients = Awaited<ReturnType<typeof clients>>

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const mit = 'us-massachusetts-institute-of-technology'

it.each<[string, (api: Clients) => Promise<unknown>, object]>([
  ['branch', (api) => api.getBranch('xg'), { href: '/hk', overseas: true, openDays: [] }],
  ['article', (api) => api.getNews('headlines', 'gpa-conversion'), { href: '/headlines/gpa-conversion' }],
  ['article on a country', (api) => api.getCountryNews('my-emgs-process'), { country: 'my' }],
  ['school', (api) => api.getSchool(mit), { href: `/yxk/${mit}`, country: 'us' }],
  ['adviser', (api) => api.getAdvisor('bj-zhou'), { href: '/advisor/bj-zhou', sample: true }],
  ['mentor', (api) => api.getMentor('officer-a'), { href: '/team/officer-a', kind: 'officer' }],
  ['case', (api) => api.getCase('us-phd-2025'), { href: '/caselist/us-phd-2025', level: 'doctoral' }],
  ['admission', (api) => api.getStory('us-2026-04-z'), { href: '/goodnews/us-2026-04-z', month: 4 }],
  ['major', (api) => api.getMajor('fod1p-6107'), { name: '护理学', href: '/zylist/fod1p-6107' }],
  ['course', (api) => api.getExamCourse('toefl'), { applyCourse: '托福', href: '/yylist/toefl' }],
  ['service', (api) => api.getProduct('visa'), { kind: 'study', href: '/product/visa' }],
  [
    'programme',
    (api) => api.getProduct('us-niw'),
    { href: '/product/ym_product/us-niw', countryName: '美国' },
  ],
  [
    'programme beside the studies',
    async (api) => (await api.listBackgroundProgrammes({ b: '8', limit: 1 })).list[0],
    { categoryName: '艺术作品集', href: expect.stringMatching(/^\/bjts_list\/./) },
  ],
])('a page gets a %s in its own words, with links instead of wire names', async (_, read, expected) => {
  const record = await read(await clients())
  expect(record).toMatchObject(expected)
  expect(JSON.stringify(record)).not.toMatch(/"(?:open_days|category_name|apply_course|country_name)":/)
})

it('has no article under the address of another channel', async () => {
  const { getNews } = await clients()
  expect(await getNews('industry', 'gpa-conversion')).toBeNull()
})

it('has a high school at its own address, with its English name when it has no Chinese one', async () => {
  const { listSchools } = await clients()
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
  const api = await clients()
  const records = [
    ...[api.getBranch(id), api.getNews('headlines', id), api.getCountryNews(id), api.getSchool(id)],
    ...[api.getAdvisor(id), api.getMentor(id), api.getCase(id), api.getStory(id), api.getMajor(id)],
    ...[api.getExamCourse(id), api.getProduct(id), api.getBackgroundProgramme(id)],
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
    const { listCountries } = await clients()
    const countries = await listCountries()
    expect(Object.fromEntries(countries.map(({ code, href }) => [code, href]))).toMatchObject(expected)
  })
})

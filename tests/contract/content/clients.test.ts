import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lines } from '@/tests/support/table'

/** Each test loads the modules anew, because a process parses its environment only once. */
async function clients() {
  return {
    ...(await import('@/lib/api/countries')),
    ...(await import('@/lib/api/branches')),
    ...(await import('@/lib/api/links')),
    ...(await import('@/lib/api/posters')),
    ...(await import('@/lib/api/selected')),
    ...(await import('@/lib/api/news')),
    ...(await import('@/lib/api/schools')),
    ...(await import('@/lib/api/advisors')),
    ...(await import('@/lib/api/mentors')),
    ...(await import('@/lib/api/cases')),
    ...(await import('@/lib/api/stories')),
  }
}

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the data for pages', () => {
  it('has links instead of wire names', async () => {
    const api = await clients()
    expect(await api.listBranches()).toContainEqual({
      code: 'xg',
      city: '香港',
      name: '香港分公司',
      href: '/hk',
      overseas: true,
    })
    expect(await api.getBranch('bj')).toMatchObject({ href: '/bj', address: null, hours: null })
    expect((await api.listPosters('widget'))[0]).toMatchObject({ href: '/special/condition_pc' })
    expect((await api.listSelected('services'))[0]).toMatchObject({ title: '学业规划', href: '/yyts' })
    expect((await api.listLinks())[0]).toEqual({
      name: '教育部留学服务中心',
      url: 'https://www.cscse.edu.cn/',
    })
  })

  it.each([
    ['headlines', '/headlines/'],
    ['industry', '/industry/'],
  ] as const)('%s that link to %s', async (type, prefix) => {
    const { listNews } = await clients()
    const page = await listNews({ type, limit: 60 })
    expect(page.list.length).toBeGreaterThan(7)
    expect(page.list.every((item) => item.href === `${prefix}${item.id}`)).toBe(true)
  })

  it('has no article under the address of another channel', async () => {
    const { getNews } = await clients()
    expect(await getNews('industry', 'gpa-conversion')).toBeNull()
  })

  it('has an article with its sections and sources', async () => {
    const { getNews } = await clients()
    expect(await getNews('headlines', 'gpa-conversion')).toMatchObject({
      href: '/headlines/gpa-conversion',
      sources: [
        { url: 'https://github.com/Rafe-Mei/gpa-calculator', read: 'secondary' },
        { url: 'https://github.com/Mirandayaoyao/GPA-Calculator', read: 'secondary' },
        { url: 'https://www.wes.org/partners/partner-igpa-faqs/', read: 'official' },
        {},
      ],
      updated: null,
    })
  })

  it('has a school with its rank as published', async () => {
    const { listSchools, getSchool } = await clients()
    const { list } = await listSchools({ q: '麻省理工学院' })
    expect(list[0]).toMatchObject({
      name: '麻省理工学院',
      href: '/yxk/us-massachusetts-institute-of-technology',
      rank: { source: 'QS World University Rankings', year: 2027, text: '1', number: 1 },
      arwu: { source: 'ARWU', year: 2026, text: '3', number: 3 },
    })
    expect(await getSchool('us-massachusetts-institute-of-technology')).toMatchObject({
      tuition: 57986,
      tuitionYear: '2022–23',
      control: 'private_nonprofit',
      boarding: null,
    })
  })

  it('has a high school at its own address, with its English name when it has no Chinese one', async () => {
    const { listSchools } = await clients()
    const { list } = await listSchools({ level: 'hischool', sort: 'name', page: 6, limit: 60 })
    const school = list.at(-1)
    expect(school?.name).toBe(school?.nameEn)
    expect(school?.href).toBe(`/yxk/hischool/${school?.id}`)
  })

  it('has people, cases and stories at their addresses', async () => {
    const api = await clients()
    expect(await api.getAdvisor('bj-zhou')).toMatchObject({ href: '/advisor/bj-zhou', sample: true })
    expect(await api.getMentor('officer-a')).toMatchObject({ href: '/team/officer-a', kind: 'officer' })
    expect(await api.getCase('us-phd-2025')).toMatchObject({
      href: '/caselist/us-phd-2025',
      level: 'doctoral',
    })
    expect(await api.getStory('us-2026-04-z')).toMatchObject({ href: '/goodnews/us-2026-04-z', month: 4 })
    expect((await api.listFeaturedMentors()).map((mentor) => mentor.kind)).toEqual(
      expect.arrayContaining(['mentor', 'officer']),
    )
    expect((await api.listBranchCases('bj')).list.every((item) => item.branch === 'bj')).toBe(true)
    expect((await api.listBranchNews('xjp')).list[0]?.id).toBe('sg-student-pass-and-after')
    expect((await api.listMentorSubjects()).length).toBeGreaterThan(5)
    expect((await api.listAdvisors({ country: 'jp' })).total).toBeGreaterThan(1)
    const officers = await api.listMentors({ kind: 'officer', limit: 60 })
    expect(officers.list.filter(({ sample }) => sample)).toHaveLength(4)
    expect(officers.list.every(({ tenure }) => tenure !== null)).toBe(true)
    expect((await api.listAllAdvisors()).length).toBe((await api.listAdvisors()).total)
    expect((await api.listAllAdvisors({ filiale: 'qd' })).map(({ id }) => id)).toContain('qd-sun')
    expect(await api.listStoryYears()).toEqual(expect.arrayContaining([2026, 2025]))
    expect((await api.listBranchDetails()).map(({ phone }) => phone)).toHaveLength(18)
    expect((await api.listStories({ year: 2026 })).list.every((story) => story.year === 2026)).toBe(true)
  })
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
    api.getBranch(id),
    api.getNews('headlines', id),
    api.getSchool(id),
    api.getAdvisor(id),
    api.getMentor(id),
    api.getCase(id),
    api.getStory(id),
  ]
  expect(await Promise.all(records)).toEqual(records.map(() => null))
})

describe('Singapore and Hong Kong', () => {
  const hrefs = async () => {
    const { listCountries } = await clients()
    const countries = await listCountries()
    return Object.fromEntries(countries.map(({ code, href }) => [code, href]))
  }

  it('open pages of this site', async () => {
    expect(await hrefs()).toMatchObject({ us: '/us', sg: '/sg', hk: '/special/dl_hk' })
  })

  it('open the other host when one is configured', async () => {
    vi.stubEnv('SINGAPORE_HONGKONG_ORIGIN', 'https://asia.example.com')
    expect(await hrefs()).toMatchObject({
      us: '/us',
      sg: 'https://asia.example.com/sg',
      hk: 'https://asia.example.com/hk',
    })
  })

  it('open the chat for countries without a page', async () => {
    const { listCountries } = await clients()
    const consultOnly = (await listCountries()).filter((country) => country.consultOnly)
    expect(consultOnly.map((country) => country.code)).toEqual(['ie', 'my', 'nl', 'de', 'es', 'kr'])
  })
})

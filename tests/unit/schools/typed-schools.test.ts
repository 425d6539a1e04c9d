import { beforeAll, describe, expect, it } from 'vitest'
import { loadSchoolList } from '@/components/features/schools/load-school-list'
import { getSchoolFacets, listSchools } from '@/lib/api/schools'

// Otherwise the first test would open the library and compile the host.
beforeAll(() => loadSchoolList('university', { q: '英国' }))

/** What people type into the library's search for one school. */
const typed = [
  ['哈佛 美国', 'us-harvard-university'],
  ['哈佛大学排名', 'us-harvard-university'],
  ['伦敦 商学院', 'uk-london-business-school'],
  ['St. Andrews', 'uk-university-of-st-andrews'],
  ['🎓UCL', 'uk-university-college-london'],
  ['曼彻斯特大学 英国 硕士', 'uk-university-of-manchester'],
  ['加州大学河滨分校', 'us-university-of-california-riverside'],
  ['北卡罗莱纳州立大学', 'us-north-carolina-state-university-at-raleigh'],
] as const

describe('a university by its typed name', () => {
  it.each(typed)('%s finds %s', async (q, id) => {
    expect((await listSchools({ q })).list[0]?.id).toBe(id)
  })

  it('is one of many under a state’s short name', async () => {
    const { list, total } = await listSchools({ q: '加州州立大学', limit: 60 })
    expect(total).toBeGreaterThan(10)
    expect(list.map(({ country }) => country)).not.toContain('uk')
  })

  it('is found by a country or a city beside a general word', async () => {
    expect((await listSchools({ q: '英国大学' })).total).toBe((await listSchools({ country: 'uk' })).total)
    expect((await listSchools({ q: '英国大学排名' })).list[0]?.country).toBe('uk')
  })

  it('is not found when a part of the words does not match', async () => {
    expect((await listSchools({ q: '哈佛 英国' })).total).toBe(0)
    expect((await listSchools({ q: '没有这样的学校 排名' })).total).toBe(0)
  })

  it('is counted in the filters as in the list', async () => {
    const q = '哈佛 美国'
    expect((await getSchoolFacets({ q })).total).toBe((await listSchools({ q })).total)
  })
})

describe('a country as a search word', () => {
  it.each([
    ['英国', 'uk'],
    ['香港大学', undefined],
  ])('%s lists %s', async (q, country) => {
    const { state, schools, leftOut } = await loadSchoolList('university', { q })
    expect(state.values).toEqual(country === undefined ? { q } : { country })
    expect(state.notes).toHaveLength(country === undefined ? 0 : 1)
    expect(schools.total + leftOut).toBe((await listSchools(state.values)).total)
  })

  it('is ignored when another country was chosen', async () => {
    const { state } = await loadSchoolList('university', { q: '英国', country: 'us' })
    expect(state.values).toEqual({ q: '英国', country: 'us' })
  })

  it('without high schools is treated as a plain word', async () => {
    const { state } = await loadSchoolList('hischool', { q: '日本' })
    expect(state.values).toEqual({ q: '日本' })
  })
})

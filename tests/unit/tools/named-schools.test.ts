import { describe, expect, it } from 'vitest'
import { findNamedSchool } from '@/components/features/schools/find-named-school'
import { loadCompare } from '@/components/features/schools/load-compare'
import { loadCost } from '@/components/features/tools/cost/load-cost'
import { countryNamed } from '@/lib/schools/country-words'
import { lines, table } from '@/tests/support/table'

const find = (words: string, country = '') => findNamedSchool({ words, country })

describe('a school by its words', () => {
  it.each(
    lines(`
      大学
      理工
      university
    `),
  )('%s needs a choice', async (words) => {
    const { school, others } = await find(words)
    expect(school).toBeNull()
    expect(others.length).toBeGreaterThan(1)
  })

  it('needs a choice when several schools are meant alike, among those with the words in a longer name too', async () => {
    const { school, others } = await find('维多利亚')
    expect(school).toBeNull()
    expect(others[0]?.id).toBe('ca-university-of-victoria')
    expect(others.map(({ id }) => id)).toContain('nz-victoria-university-of-wellington')
  })

  it.each(['治城市'])('is not found by %s, which occurs by chance within one name', async (words) => {
    const { school, others } = await find(words)
    expect(school).toBeNull()
    expect(others).toHaveLength(1)
  })

  it.each([
    ['乔治城', 'us-georgetown-university', ['uk-city-st-georges-university-of-london']],
    ['哥大', 'us-columbia-university-in-the-city-of-new-york', ['dk-university-of-copenhagen']],
  ])('%s means %s, and other matches are mentioned', async (words, id, also) => {
    const { school, others } = await find(words)
    expect(school?.id).toBe(id)
    expect(others.map((other) => other.id)).toEqual(expect.arrayContaining(also))
  })

  it('is null when nothing matches', async () => {
    expect(await find('没有这样的学校')).toEqual({ school: null, others: [] })
  })
})

describe("a school's name in the calculator", () => {
  it('asks for a choice when several schools match', async () => {
    const { chosen, others, reading } = await loadCost({ country: 'us', level: 'master', school: '加州' })
    expect(chosen).toBeNull()
    expect(others.length).toBeGreaterThan(1)
    expect(reading.errors.school).toMatch(/没有一所学校就叫/)
  })

  it('is reported as not found when nothing matches', async () => {
    const { others, reading } = await loadCost({ country: 'uk', level: 'master', school: '宾大' })
    expect(others).toEqual([])
    expect(reading.errors.school).toMatch(/没有找到/)
  })
})

it('names in the comparison select the schools with those names, and mention another one that has it too', async () => {
  const { schools, typed } = await loadCompare({ add: ['哥大', '哈佛'] })
  expect(schools.map(({ id }) => id)).toEqual([
    'us-columbia-university-in-the-city-of-new-york',
    'us-harvard-university',
  ])
  expect(typed.map(({ others }) => others.map(({ id }) => id))).toEqual([['dk-university-of-copenhagen'], []])
})

it.each(
  table(`
    英国 | uk
    美国院校 | us
    香港大学
    香港的大学 | hk
    澳洲 | au
    USA | us
    美国西北大学
    大学
    constructor
  `),
)('a country by its words %s is %s', (words = '', code) => {
  expect(countryNamed(words)).toBe(code)
})

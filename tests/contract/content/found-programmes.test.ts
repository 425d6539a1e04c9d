import { describe, expect, it } from 'vitest'
import { foundProgrammesSchema, programmeOperations } from '@/lib/contract/programmes'
import { table } from '@/tests/support/table'
import { answerOf, dataOf, malformed } from './operations'

const path = programmeOperations.find.path
const asked = (query: Record<string, string>) => `${path}?${new URLSearchParams({ limit: '60', ...query })}`

describe('programmes of all schools', () => {
  const found = (query: Record<string, string>) => dataOf(asked(query), foundProgrammesSchema)

  it('finds a subject in Chinese and in English', async () => {
    const chinese = await found({ q: '金融', country: 'hk', level: 'master' })
    expect(chinese.majors).toContain('金融学')
    expect(chinese.list.map(({ title }) => title)).toContain('Master of Finance')
    const english = await found({ q: 'master of finance', country: 'hk' })
    expect(english.list.map(({ title }) => title)).toContain('Master of Finance')
  })

  it('puts schools of a better rank first and those without one last', async () => {
    const { list } = await found({ country: 'au', level: 'master' })
    const ranks = list.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  it('gives the cost of a year where price and length are known', async () => {
    const { list } = await found({ q: 'master of laws', country: 'au', level: 'master' })
    const [row] = list.filter(({ school }) => school === 'au-the-university-of-melbourne')
    expect(row).toMatchObject({ fee_per: 'programme', currency: 'AUD', years: 1, fee_year: row?.fee })
  })

  it('counts programmes that a filter leaves out because their value is not published', async () => {
    const all = await found({ q: '会计', country: 'uk', level: 'bachelor' })
    const cheap = await found({ q: '会计', country: 'uk', level: 'bachelor', fee: '25' })
    expect(all.total).toBeGreaterThan(100)
    const lacking = cheap.lacking.find(({ name }) => name === 'fee')?.count ?? 0
    expect(cheap.total + lacking).toBeLessThanOrEqual(all.total)
    expect(lacking).toBeGreaterThan(100)
    const law = await found({ country: 'uk', field: 'law' })
    expect(law.lacking).toContainEqual({ name: 'field', count: expect.any(Number) })
    expect(cheap.list.every(({ fee_year }) => fee_year !== null)).toBe(true)
  })

  it.each<Record<string, string>>([
    { q: 'computer science', country: 'au', fee: '20' },
    { field: 'business', country: 'au' },
  ])('puts degrees before certificates: %o', async (query) => {
    const first = await found(query)
    const pages = Math.ceil(first.total / first.limit)
    const last = pages === 1 ? [] : (await found({ ...query, page: String(pages) })).list
    const isShort = [...first.list, ...last].map(({ level }) => level === 'graduate' || level === 'associate')
    expect(isShort).toContain(true)
    expect(isShort).toEqual(isShort.toSorted((a, b) => Number(a) - Number(b)))
  })

  // Whole prices for "2 years" without the mode of study, and one price of a year without a length.
  it.each(
    table(
      `
      hk-chinese-university-of-hong-kong | Education | 151200 | programme
      hk-chinese-university-of-hong-kong | Fine Arts | 47000 | year
      hk-university-of-hong-kong | Audiology | 224000 | programme
    `,
      [String, String, Number, String],
    ),
  )('has no price of a year where years of %s, %s may be part-time ones', async (school, title, fee, per) => {
    const query = { q: title, country: 'hk', level: 'master' }
    const rowIn = (list: Awaited<ReturnType<typeof found>>['list']) =>
      list.find((row) => row.school === school && row.title === title)
    expect(rowIn((await found(query)).list)).toMatchObject({
      ...{ fee, fee_per: per, fee_year: null, is_year_unclear: true },
    })
    const within = await found({ ...query, fee: '50' })
    expect(rowIn(within.list)).toBeUndefined()
    expect(within.lacking).toContainEqual({ name: 'fee', count: expect.any(Number) })
  })

  it('filters by length, language and rank', async () => {
    const { list } = await found({ country: 'au', level: 'master', years: '1', ielts: '6.5', band: 'top100' })
    expect(list.length).toBeGreaterThan(10)
    for (const { years, ielts, rank } of list) {
      expect(years).toBeLessThanOrEqual(1)
      expect(ielts).toBeLessThanOrEqual(6.5)
      expect(rank).toBeLessThanOrEqual(100)
    }
  })

  it('shows the group of a Chinese university in a list, and asks again when a name fits several', async () => {
    const { list, institution } = await found({ q: 'data science', cn: '苏州大学' })
    expect(institution).toBe('苏州大学')
    expect(
      list.every(({ country, level, china }) => country === 'uk' && level === 'master' && china !== null),
    ).toBe(true)
    const computing = await found({ level: 'master', cn: '深圳大学', field: 'computing' })
    expect(computing.list.map(({ title }) => title)).toContain('MSc Cyber Security')
    const unclear = await found({ q: 'data science', country: 'uk', cn: '理工大学' })
    expect(unclear.institution).toBeNull()
    expect(unclear.institutions.length).toBeGreaterThan(1)
    expect(unclear.total).toBe((await found({ q: 'data science', country: 'uk' })).total)
  })

  it('finds nothing for meaningless words, and does not fail', async () => {
    for (const q of ['%_"*\'', '!!!', 'zzzz qqqq', '的'.repeat(100), '" OR 1=1 --'])
      expect((await answerOf(asked({ q }))).code, q).toBe(0)
  })

  it.each<Record<string, string>>([
    { fee: 'cheap' },
    { years: '99' },
    { ielts: '1' },
    { band: 'top1' },
    { level: 'phd' },
    { q: '字'.repeat(101) },
  ])('refuses %j', async (query) => {
    expect((await answerOf(asked(query))).code).toBe(malformed('').code)
  })
})

import { describe, expect, it } from 'vitest'
import { listTuitionSchools, listTuitionSpans } from '@/lib/api/tuition'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { tiersOf } from '@/lib/tools/cost/country'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { cityValue } from '@/lib/tools/cost/fields'
import { type ChosenSchool, type CostInput, readCost } from '@/lib/tools/cost/input'
import { housings, levels } from '@/lib/tools/cost/levels'
import { isNeeded } from '@/lib/tools/cost/line'
import { headlineOf, itemWords, priceWords, scopeWords, wanParts } from '@/lib/tools/cost/words'
import { librarySchool } from '@/tests/support/chosen-school'

const spans = await listTuitionSpans()
const today = '2026-11-26'

/** Every place, level and way to live of the calculator. */
const choices = costCountries.list().flatMap((country) =>
  levels.flatMap(({ value: level }) =>
    tiersOf(country, level).flatMap((tier) =>
      housings.map(({ value: housing }) => ({
        country: country.value,
        level,
        city: cityValue(country, tier),
        housing,
      })),
    ),
  ),
)

/** The first schools with a price, of each country and level. */
const schools = await Promise.all(
  costCountries.list().flatMap(({ value: country }) =>
    (['undergraduate', 'master'] as const).map(async (level) => ({
      level,
      ids: (await listTuitionSchools(country, level, 4)).list.map(({ id }) => id),
    })),
  ),
)

const read = (query: Record<string, string>, chosen: ChosenSchool | null = null) => {
  const { input } = readCost(query, chosen, today)
  return { input, estimate: estimateCost(input, spans) }
}

/**
 * What the note of a sum lacks where no items stand below it. The parts are read from the lines of the estimate, not from other words.
 */
function lacking(input: CostInput, estimate: Estimate): string[] {
  if (estimate.totals === null && estimate.floor === null) return []
  const words = scopeWords(input, estimate).join('，')
  const { lines, isFundsFloor, missing } = estimate
  const tuition = lines.find(({ id }) => id === 'tuition')
  const priced = tuition?.state === 'sourced' ? tuition : undefined
  const housed = lines.filter(({ id, state }) => (id === 'living' || id === 'housing') && state === 'sourced')
  const { published } = priced ?? {}
  const wanted: (string | RegExp | null)[] = [
    ...lines.map(({ condition }) => condition),
    ...lines.map(({ subject }) => subject),
    priced?.raised == null ? null : `按 ${input.entry} 年估`,
    published?.kind === 'span' ? /中间一半的(?:学校|课程)/ : null,
    published?.kind === 'fee' && published.fee.isMiddle ? '中间一半的课程' : null,
    published?.kind === 'fee' && published.fee.basis === 'rule' ? '公立统一标准' : null,
    ...housed.map(({ months }) => (months < 12 ? `按 ${months} 个月` : null)),
    isFundsFloor ? '签证资金' : null,
    input.flights === 0 ? /不含机票/ : null,
    ...missing.map(({ label }) => new RegExp(`不含.*${label}`)),
  ]
  return wanted.flatMap((each) => {
    if (each === null) return []
    const isThere = typeof each === 'string' ? words.includes(each) : each.test(words)
    return isThere ? [] : [`${each} in ${words}`]
  })
}

describe('the note of a sum', () => {
  it.each(choices)('of $country, $level, $city, $housing names all that its number depends on', (query) => {
    const { input, estimate } = read(query)
    expect(lacking(input, estimate)).toEqual([])
    const { value, sum, note } = headlineOf(input, estimate)
    expect(sum).toMatch(estimate.totals === null ? /至少 [\d.]+ 万元$|暂不给合计$/ : /合计约 [\d.–]+ 万元$/)
    for (const { label } of estimate.missing.filter(isNeeded)) expect(value).toContain(label)
    // What the headline leaves out stands beside its item.
    const items = estimate.lines.map((line) => itemWords(line, input, estimate)).join()
    for (const each of estimate.totals === null ? [] : scopeWords(input, estimate))
      expect(note.includes(each) || items.includes(each.replace('生活费', ''))).toBe(true)
  })

  it('of a school names it too, at both levels', async () => {
    const chosen = await Promise.all(
      schools.flatMap(({ level, ids }) =>
        ids.map(async (id) => ({ level, school: await librarySchool(id, level) })),
      ),
    )
    expect(chosen.length).toBeGreaterThan(60)
    const found = chosen.map(({ level, school }) =>
      read({ country: school.country, level, sid: school.id }, school),
    )
    expect(found.flatMap(({ input, estimate }) => lacking(input, estimate))).toEqual([])
  })

  it.each([
    ['sg', 'master', /^商科，不含机票/],
    ['hk', 'master', /^中间一半的课程，.*生活按 10 个月，不含机票/],
    ['uk', 'master', /^中间一半的学校，不含机票$/],
  ] as const)('of %s, %s says what it depends on', (country, level, words) => {
    const { input, estimate } = read({ country, level })
    expect(headlineOf(input, estimate).note).toMatch(words)
  })

  it('says nothing of prices that the visitor typed', () => {
    const { input, estimate } = read({ country: 'sg', level: 'master', own_tuition: '50000' })
    expect(headlineOf(input, estimate).note).not.toContain('商科')
  })
})

describe('the words about an amount', () => {
  it.each(choices)(
    'of $country, $level, $city never give a raised one the year of the published price',
    (query) => {
      const { input, estimate } = read(query)
      for (const line of estimate.lines.filter(({ raised }) => raised !== null)) {
        expect(priceWords(line)).toMatch(/的价，每年加 [\d.]+% 推到 20\d\d 年入学$/)
        expect(itemWords(line, input, estimate)).toContain(`按 ${input.entry} 年估`)
        expect(itemWords(line, input, estimate).replaceAll(`${input.entry} 年`, '')).not.toMatch(/20\d\d/)
      }
    },
  )

  it.each(choices)(
    'of $country, $level, $city, $housing are of items that add up to the headline',
    (query) => {
      const { input, estimate } = read(query)
      const { lines, totals } = estimate
      if (totals === null) return
      const parts = wanParts(
        lines.map(({ total }) => total.yuan.typical / input.years),
        totals.all.yuan.typical / input.years,
      )
      const tenths = parts.map((part) => (part.startsWith('不到') ? 0 : Math.round(Number(part) * 10)))
      expect(tenths.reduce((all, each) => all + each, 0)).toBe(
        Math.round(totals.all.yuan.typical / input.years / 1000),
      )
    },
  )
})

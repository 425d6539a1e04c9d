import { describe, expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { listTuition, listTuitionSchools, listTuitionSpans } from '@/lib/api/tuition'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { hasTuition } from '@/lib/schools/tuition'
import { tiersOf } from '@/lib/tools/cost/country'
import { currentFees } from '@/lib/tools/cost/current-fees'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { cityValue } from '@/lib/tools/cost/fields'
import { type CostInput, readCost } from '@/lib/tools/cost/input'
import { housings, type Level, levels } from '@/lib/tools/cost/levels'
import { schoolLiving } from '@/lib/tools/cost/school-living'
import { headlineOf } from '@/lib/tools/cost/words'

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

async function ofSchool(id: string, level: Level) {
  const school = await getSchool(id)
  if (school === null || !hasTuition(level)) throw new Error(id)
  const fees = currentFees(id, level, await listTuition(id, level))
  const { name, country, city, state } = school
  const chosen = { id, name, country, city, state, fees, living: schoolLiving(school, level) }
  return readCost({ country, level, sid: id }, chosen, today).input
}

/**
 * What the line with the large number lacks. The parts are read from the lines of the estimate, not from the words of other headlines.
 */
function lacking(input: CostInput, estimate: Estimate): string[] {
  const { year, sum } = headlineOf(input, estimate)
  if (estimate.totals === null && estimate.floor === null) return []
  const large = year === null ? sum : `${year.sum}${year.limits}`
  const { lines, isFundsFloor, totals, missing } = estimate
  const tuition = lines.find(({ id }) => id === 'tuition')
  const priced = tuition?.state === 'sourced' ? tuition : undefined
  const housed = lines.filter(({ id, state }) => (id === 'living' || id === 'housing') && state === 'sourced')
  const { published } = priced ?? {}
  const wanted: (string | RegExp | null)[] = [
    ...lines.map(({ condition }) => condition),
    priced?.subject ?? null,
    priced === undefined ? null : /\d{4} 年(?:起的)?价|价没写年份/,
    priced?.isRaised === true ? `${input.entry} 年入学，` : null,
    published?.kind === 'span' ? /有价的 \d+ (?:所|个课程)的中间值/ : null,
    published?.kind === 'fee' && published.fee.isMiddle ? '多数课程' : null,
    published?.kind === 'fee' && published.fee.basis === 'rule' ? '公立统一标准' : null,
    ...housed.map(({ months }) => (months < 12 ? `按 ${months} 个月` : null)),
    isFundsFloor ? '签证资金' : null,
    ...(totals === null ? missing.filter(({ id }) => id === 'tuition' || id === 'living') : []).map(
      ({ label }) => label,
    ),
  ]
  return wanted.flatMap((words) => {
    if (words === null) return []
    const isThere = typeof words === 'string' ? large.includes(words) : words.test(large)
    return isThere ? [] : [`${words} in ${large}`]
  })
}

describe('the largest line of the cost of a stay', () => {
  it.each(choices)('of $country, $level, $city, $housing names all that its number depends on', (query) => {
    const { input } = readCost(query, null, today)
    expect(lacking(input, estimateCost(input, spans))).toEqual([])
  })

  it('of a school names it too, at both levels', async () => {
    const inputs = await Promise.all(
      schools.flatMap(({ level, ids }) => ids.map((id) => ofSchool(id, level))),
    )
    expect(inputs.length).toBeGreaterThan(60)
    expect(inputs.flatMap((input) => lacking(input, estimateCost(input, spans)))).toEqual([])
  })

  it.each([
    ['sg', 'master', /^（商科，价没写年份）$/],
    ['us', 'undergraduate', /^（有价的 18\d 所的中间值，2027 年入学，2023、2024 年价每年加 4%/],
    ['hk', 'undergraduate', /^（有宿位，/],
    ['hk', 'master', /^（有价的 \d+ 个课程的中间值，2026 年价[^）]*，生活按 10 个月/],
    ['uk', 'master', /^（有价的 \d+ 所的中间值，2027 年入学，2025、2026 年价每年加 5%/],
  ] as const)('of %s, %s says what it depends on', (country, level, words) => {
    const { input } = readCost({ country, level }, null, today)
    expect(headlineOf(input, estimateCost(input, spans)).year?.limits).toMatch(words)
  })

  it('says nothing of prices that the visitor typed', () => {
    const { input } = readCost({ country: 'sg', level: 'master', own_tuition: '50000' }, null, today)
    expect(headlineOf(input, estimateCost(input, spans)).year?.limits).not.toMatch(/商科|年价/)
  })
})

import { conditionCountries } from '@/lib/collections/kinds/condition-country'
import type { Ask } from '@/lib/collections/kinds/cost-country'
import { yuanPerUnit } from '@/lib/facts/rates'
import type { FeeSpan } from '@/lib/schools/tuition'
import { insuredYearsOf } from '@/lib/tools/conditions/budget'
import type { Condition, ConditionId } from '@/lib/tools/conditions/condition'
import { evaluateCountry } from '@/lib/tools/conditions/evaluate'
import { type ConditionInput, gaokaoOf } from '@/lib/tools/conditions/input'
import { gaokaoConditions, schoolConditions } from '@/lib/tools/conditions/school'
import type { Money } from '@/lib/tools/cost/amount'
import { tiersOf } from '@/lib/tools/cost/country'
import { type Estimate, estimateCost } from '@/lib/tools/cost/estimate'
import { levels } from '@/lib/tools/cost/levels'
import { type DecisionDates, datesFor } from './dates'
import type { DecisionOption } from './option'

/** The data of a sheet that are the same for all options. */
export type SheetGround = {
  answers: ConditionInput
  /** A day such as `2026-11-22`. */
  now: Date
  /** Ranges of the prices in the school library. */
  spans: readonly FeeSpan[]
}

/** All data of one option that the rows print. */
export type Column = {
  option: DecisionOption
  title: string
  detail: string
  estimate: Estimate
  /** The same with a tuition increase of five more points each year, and with dearer foreign currency. */
  dearer: { growth: Estimate; rate: Estimate }
  conditions: readonly Condition[]
  dates: DecisionDates
  tradeOff: string | null
  admission: Ask | null
}

/** How far tuition and exchange rate are changed to show the effect on the cost. */
export const whatIf = { growth: 5, rate: 5 } as const

export function columnOf(option: DecisionOption, { answers, now, spans }: SheetGround): Column {
  const { input, school, level } = option
  const estimate = estimateCost(input, spans)
  const country = conditionCountries.list().find(({ code }) => code === input.country.value)
  const asked: ConditionInput = { ...answers, level, preferences: level === 'language' ? [] : ['work'] }
  const firstYear = estimateCost({ ...input, years: 1 }, spans)
  const result =
    country === undefined
      ? null
      : evaluateCountry(country, asked, {
          name: input.country.label,
          estimate: input.fee?.per === 'programme' ? yearOf(estimate, input.years) : firstYear,
          href: option.costHref,
          yuanPerLocal: yuanPerUnit(estimate.rate),
          tier: input.tier.value,
          place: null,
          school: school?.id ?? null,
          insuredYears:
            input.fee?.per === 'programme' ? null : insuredYearsOf(input.country, level, input.years),
        })
  const ofSchool =
    school === null ? [] : [...schoolConditions(school, asked), ...gaokaoConditions(school, asked)]
  const hasOwn = (...ids: readonly ConditionId[]) => ofSchool.some(({ id }) => ids.includes(id))
  // The chosen school's own rules replace those of other schools of its country.
  const isReplaced = ({ id, status }: Condition) =>
    (id === 'language' && status === 'unknown' && hasOwn('school-language')) ||
    (id === 'grade' && hasOwn('school-gaokao', 'school-list'))
  return {
    option,
    title: school?.name ?? input.country.label,
    detail: detailOf(option),
    estimate,
    dearer: {
      growth: estimateCost({ ...input, growth: input.growth + whatIf.growth }, spans),
      rate: estimateCost({ ...input, buffer: whatIf.rate }, spans),
    },
    conditions: [...(result?.conditions ?? []).filter((condition) => !isReplaced(condition)), ...ofSchool],
    dates: datesFor(
      {
        country: input.country.value,
        level,
        school,
        programme: option.choice.programme || (input.fee?.programme ?? ''),
        isGaokao: gaokaoOf(answers.grade) !== null,
      },
      now,
    ),
    tradeOff: result?.country.tradeOff ?? null,
    admission: result?.country.admission ?? null,
  }
}

/** The fee of a whole programme is paid over several years, so a yearly budget is compared with one year's share. */
function yearOf(estimate: Estimate, years: number): Estimate {
  const share = ({ low, typical, high }: Money['yuan']) => ({
    low: low / years,
    typical: typical / years,
    high: high / years,
  })
  const money = ({ local, yuan }: Money): Money => ({ local: share(local), yuan: share(yuan) })
  const { totals, floor } = estimate
  return {
    ...estimate,
    lines: estimate.lines.map((line) => ({ ...line, total: money(line.total) })),
    totals: totals && { ...totals, all: money(totals.all) },
    floor: floor && { ...floor, all: money(floor.all) },
  }
}

function detailOf({ input, level, school }: DecisionOption): string {
  const name = levels.find(({ value }) => value === level)?.label ?? ''
  return [
    school === null ? null : input.country.label,
    `${name} ${input.years} 年`,
    input.fee?.programme || null,
    tiersOf(input.country, level).length > 1 ? input.tier.label : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

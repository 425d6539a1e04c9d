import type { School } from '@/lib/api/schools'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { hasTuition, type SchoolFee } from '@/lib/schools/tuition'
import { cityValue, costLimits } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import { type CostInput, readCost } from '@/lib/tools/cost/input'
import type { Level } from '@/lib/tools/cost/levels'
import { schoolLiving } from '@/lib/tools/cost/school-living'
import type { OptionChoice } from './input'

/** The data found for a choice in the address. */
export type FoundOption = {
  school: School | null
  /** Prices that the school publishes for the level. */
  fees: readonly SchoolFee[]
}

/** An option with all data for its column. */
export type DecisionOption = {
  choice: OptionChoice
  school: School | null
  level: Level
  input: CostInput
  /** Fees that can be chosen, the range of the whole school first. */
  fees: readonly SchoolFee[]
  /** Address of the calculator with this option filled in. */
  costHref: string
  notes: readonly string[]
}

/** Builds an option; null when the calculator knows neither its school's country nor its country. */
export function toOption(choice: OptionChoice, { school, fees }: FoundOption): DecisionOption | null {
  const code = school?.country ?? choice.country
  const country = costCountries.list().find(({ value }) => value === code)
  if (country === undefined) return null
  const level = choice.level ?? (school?.level === 'hischool' ? 'highschool' : 'undergraduate')
  const notes: string[] = []
  const fee = chooseFee(fees, choice.programme, notes)
  const years = yearsOf(choice.years, fee, notes)
  const chosen = school && {
    id: school.id,
    name: school.name,
    country: school.country,
    city: school.city,
    state: school.state,
    fees,
    living: hasTuition(level) ? schoolLiving(school, level) : null,
  }
  const { input } = readCost(
    {
      country: country.value,
      level,
      ...(country.tiers.some((tier) => cityValue(country, tier) === choice.city) && { city: choice.city }),
      ...(years !== null && { years: String(years) }),
      ...(fee !== null && { fee: fee.id }),
    },
    chosen,
  )
  return {
    choice: {
      ...choice,
      country: country.value,
      school: school?.id ?? '',
      words: school === null ? choice.words : '',
    },
    school,
    level,
    input,
    fees,
    costHref: costHref(input),
    notes: input.yearsNote === null ? notes : [...notes, input.yearsNote],
  }
}

/**
 * The programme with the typed title, otherwise the first whose title contains the typed words, otherwise the price of the whole school.
 */
function chooseFee(fees: readonly SchoolFee[], words: string, notes: string[]): SchoolFee | null {
  const whole = fees.find(({ programme }) => programme === '') ?? null
  if (words === '') return whole
  const wanted = words.toLowerCase()
  const exact = fees.find(({ programme }) => programme.toLowerCase() === wanted)
  if (exact !== undefined) return exact
  const like = fees.filter(({ programme }) => programme.toLowerCase().includes(wanted))
  const [first] = like
  if (first === undefined) {
    notes.push(
      whole === null
        ? `没有查到“${words}”公布的学费。`
        : `没有查到“${words}”公布的学费，下面用全校的数；请拿课程页的数到费用计算器里自填。`,
    )
    return whole
  }
  notes.push(
    like.length === 1
      ? `课程按“${first.programme}”。`
      : `课程按“${first.programme}”，另有 ${like.length - 1} 个课程名含“${words}”。`,
  )
  return first
}

function yearsOf(typed: string, fee: SchoolFee | null, notes: string[]): number | null {
  const { min, max } = costLimits.years
  const value = Number(typed)
  if (typed !== '' && Number.isInteger(value) && value >= min && value <= max) return value
  if (typed !== '') notes.push(`读几年请填 ${min} 到 ${max} 之间的整数。`)
  return fee?.years == null ? null : Math.ceil(fee.years)
}

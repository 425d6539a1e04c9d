import { isInAddress, type Reading, readAddress, type SearchParams, text } from '@/lib/address'
import {
  type CityTier,
  type CostCountry,
  costCountries,
  firstCostCountry,
  schoolPrices,
} from '@/lib/collections/kinds/cost-country'
import { shanghaiDate } from '@/lib/core/time'
import { currencies } from '@/lib/facts/format'
import type { SchoolFee, SchoolLiving } from '@/lib/schools/tuition'
import { tiersOf, yearsIn, yearsInState } from '@/lib/tools/cost/country'
import { usualGrowth } from '@/lib/tools/cost/growth'
import {
  type Housing,
  type Level,
  levelNamed,
  levels,
  type Test,
  usualHousing,
} from '@/lib/tools/cost/levels'
import {
  amountFields,
  cityValue,
  costDefaults,
  costFields,
  type OwnLine,
  ownField,
  ownLines,
  placeFields,
  restFields,
} from './fields'

/** The input of an estimate; every value is checked. */
export type CostInput = {
  country: CostCountry
  tier: CityTier
  level: Level
  /** The chosen school. */
  school: { id: string; name: string; hasProgrammes: boolean } | null
  /** Its published fee, or that of the chosen programme. */
  fee: SchoolFee | null
  /** All prices of a year at a school whose fee is only the middle half of them, in its currency; null otherwise. */
  courses: { low: number; high: number } | null
  /** Its published living costs, including housing, per year. */
  schoolLiving: SchoolLiving | null
  years: number
  /** Why the length differs from that of other courses in the country; null when it does not. */
  yearsNote: string | null
  housing: Housing
  /** Return flights per year. */
  flights: number
  hasInsurance: boolean
  hasVisa: boolean
  tests: readonly Test[]
  /** Per year, in the country's currency. */
  scholarship: number
  /** Yearly increase of the tuition, in percent: from the year of its price to the year of entry, then over the years of study. */
  growth: number
  /** The year of entry: the next autumn. */
  entry: number
  /** Added to everything that is paid in foreign currency, in percent. */
  buffer: number
  own: Partial<Record<OwnLine, number>>
}

/** A school of the library with its published values for the chosen level. */
export type ChosenSchool = {
  id: string
  name: string
  country: string
  /** The city's name in the library. */
  city: string | null
  state: string | null
  /** The length of its courses where it is not the country's. */
  years?: number | null
  fees: readonly SchoolFee[]
  living: SchoolLiving | null
}

export type CostReading = {
  input: CostInput
  /** The texts in the address, by field, so that the form shows them again. */
  typed: Readonly<Record<string, string>>
  /** Messages about invalid fields, by field. */
  errors: Readonly<Record<string, string>>
  /** Whether the address contains any field of the form. */
  isAsked: boolean
}

/** The texts in the address and the messages about them, by field. */
type Form = Pick<Reading<typeof costFields>, 'typed' | 'errors'>

/** Country, level and school in the address. They are read first, because the prices are looked up by them. */
export function readPlace(params: SearchParams) {
  const { country, level, school, sid, fee } = readAddress(placeFields, params).values
  return {
    country: countryOf(country),
    level: level ?? levels[0].value,
    /** Null when the address has no such field; empty when the visitor cleared it. */
    words: params.school === undefined ? null : (school ?? ''),
    id: sid ?? fee?.split('.')[0] ?? '',
  }
}

const countryOf = (code: string | undefined): CostCountry =>
  costCountries.list().find(({ value }) => value === code) ?? firstCostCountry()

/**
 * Reads the calculator's state from the query. An invalid value gets a message and its default; the others are used.
 * @param chosen the school in the address, if there is one
 * @param today a day such as `2026-11-22`
 */
export function readCost(
  params: SearchParams,
  chosen: ChosenSchool | null = null,
  today: string = shanghaiDate(new Date()),
): CostReading {
  const place = readAddress(placeFields, params)
  const country = countryOf(place.values.country)
  const level = levels.find(({ value }) => value === place.values.level) ?? levels[0]
  const { typed, errors } = place
  if (typed.level !== undefined) typed.level = levelNamed(typed.level)
  const { cur, ...amounts } = readAddress({ ...amountFields(country.currency), cur: text() }, params).values
  const isOtherMoney = cur !== undefined && cur !== country.currency
  const fare = amounts[ownField('flight')]

  const school = readSchool(place, country, chosen)
  const hasOther =
    isOwnTuition(amounts, isOtherMoney) ||
    schoolPrices()[school?.id ?? '']?.tuition[level.value] !== undefined
  const fee = school === null ? null : readFee(place, school, { level: level.label, hasOther })
  const inState = yearsInState(country, level.value, school?.state ?? null)
  const usual = {
    years: Math.ceil(fee?.years ?? school?.years ?? yearsIn(country, level.value, school?.state ?? null)),
    housing: usualHousing[level.value],
    flights: fare === undefined ? costDefaults.flights : 1,
    growth: usualGrowth(country.value),
  }
  const rest = readAddress(restFields(country.currency, usual), params)
  const form: Form = { typed: { ...typed, ...rest.typed }, errors: { ...errors, ...rest.errors } }
  const { values } = rest
  if (isOtherMoney) leaveOutOther(form, values, country)
  const own = Object.fromEntries(
    ownLines.flatMap(({ line }) => {
      const value = values[ownField(line)]
      return typeof value === 'number' ? [[line, value]] : []
    }),
  )
  const flights = values.flights ?? usual.flights
  if (flights === 0 && own.flight !== undefined)
    form.errors.flights = '填了票价，往返次数却是 0，机票没有计入'
  const years = values.years ?? usual.years
  const input: CostInput = {
    country,
    tier: readCity(form, country, { level: level.value, school }),
    level: level.value,
    school: school && { id: school.id, name: school.name, hasProgrammes: school.fees.length > 0 },
    fee,
    courses: fee?.isMiddle === true ? coursesOf(school?.fees ?? []) : null,
    schoolLiving: school?.living ?? null,
    years,
    yearsNote: inState?.years === years ? inState.note : null,
    housing: values.housing ?? usual.housing.value,
    flights,
    hasInsurance: values.insurance !== '0',
    hasVisa: values.visa !== '0',
    tests: values.test ?? [],
    scholarship: values.scholarship ?? costDefaults.scholarship,
    growth: values.growth ?? usual.growth,
    entry: nextEntry(today),
    buffer: values.buffer ?? costDefaults.buffer,
    own,
  }
  return { input, ...form, isAsked: isInAddress(costFields, params) }
}

const isOwnTuition = (amounts: Readonly<Record<string, unknown>>, isOtherMoney: boolean) =>
  amounts[ownField('tuition')] !== undefined && !isOtherMoney

/** Removes amounts that were typed in another country's currency. */
function leaveOutOther({ typed, errors }: Form, values: Record<string, unknown>, { currency }: CostCountry) {
  const local = ownLines.filter(({ isLocal }) => isLocal).map(({ line }) => ownField(line))
  for (const name of ['scholarship', ...local].filter((name) => typed[name] !== undefined)) {
    delete typed[name]
    delete values[name]
    errors[name] = `换了国家，原来填的不是${currencies[currency]}，请重新填写`
  }
}

/** The chosen city, otherwise the school's own. */
function readCity(
  { typed, errors }: Form,
  country: CostCountry,
  { level, school }: { level: Level; school: ChosenSchool | null },
): CityTier {
  const tiers = tiersOf(country, level)
  const usual = school === null ? tiers[0] : tierOf(tiers, school)
  if (typed.city === undefined) return usual
  const found = country.tiers.find((tier) => cityValue(country, tier) === typed.city)
  // After a change of level the address may still contain a city of the former level.
  if (found !== undefined && !tiers.includes(found)) return usual
  if (found === undefined)
    errors.city = `所选城市不在${country.label}，请在这一国的城市里重选；现在显示的是“${usual.label}”`
  return found ?? usual
}

function tierOf(
  tiers: readonly [CityTier, ...CityTier[]],
  { city, state }: Pick<ChosenSchool, 'city' | 'state'>,
): CityTier {
  const own = tiers.find(
    ({ cities = [], states = [] }) =>
      (city !== null && cities.includes(city)) || (state !== null && states.includes(state)),
  )
  return own ?? tiers.find(({ value }) => value === 'other') ?? tiers[0]
}

/** The chosen school, with a message when it is unknown or in another country. */
function readSchool(
  { typed, errors }: Form,
  country: CostCountry,
  chosen: ChosenSchool | null,
): ChosenSchool | null {
  if (chosen !== null && chosen.country === country.value) return chosen
  const name = typed.school ?? chosen?.name
  if (name !== undefined)
    errors.school = `在${country.label}的院校库里没有找到“${name.slice(0, 40)}”，请换中文全名、英文名或常用简称`
  else if (typed.fee !== undefined || typed.sid !== undefined)
    errors.school = '网址里的学校已不在院校库里，请重新填写'
  return null
}

/**
 * The chosen programme, otherwise the price of the whole school.
 * @param hasOther whether its tuition is known from elsewhere: typed, or in the fact registry
 */
function readFee(
  { typed, errors }: Form,
  { id: school, name, fees }: ChosenSchool,
  { level, hasOther }: { level: string; hasOther: boolean },
): SchoolFee | null {
  const found = fees.find(({ id }) => id === typed.fee)
  if (found !== undefined) return found
  const whole = fees.find(({ programme }) => programme === '')
  if (fees.length === 0) {
    if (!hasOther) errors.school = `没有能用来算的${name}${level}学费；问到以后，在“我有自己的数”里填学费`
  } else if (typed.fee?.startsWith(`${school}.`) === true)
    errors.fee = `所选课程不在${name}的${level}价目里，请重选`
  else if (whole === undefined) errors.fee = `${name}没有全校统一的价，请在这里选一个课程`
  return whole ?? null
}

/** The prices of a school's courses, as prices of one year. */
function coursesOf(fees: readonly SchoolFee[]): CostInput['courses'] {
  const courses = fees.filter(({ programme }) => programme !== '')
  if (courses.length === 0) return null
  const yearly = courses.flatMap(({ low, high, per, years }) => {
    const share = per === 'programme' ? (years ?? 1) : 1
    return [low / share, high / share]
  })
  return { low: Math.min(...yearly), high: Math.max(...yearly) }
}

const autumn = '09-01'

/** The next autumn in which a student can begin. @param today a day such as `2026-11-26` */
export function nextEntry(today: string): number {
  const year = Number(today.slice(0, 4))
  return today.slice(5) < autumn ? year : year + 1
}

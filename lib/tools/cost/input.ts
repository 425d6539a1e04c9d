import type { SchoolFee } from '@/lib/api/tuition'
import { costCountries } from '@/lib/content/cost-countries/countries'
import { usualGrowth } from '@/lib/content/cost-countries/growth'
import { schoolPrices } from '@/lib/content/cost-countries/school-prices'
import { currencies } from '@/lib/facts/format'
import { type SearchParams, single } from '@/lib/listing'
import { typedNumber } from '@/lib/tools/typed-number'
import {
  type CityTier,
  type CostCountry,
  type Housing,
  housings,
  type Level,
  levelNamed,
  levels,
  type Test,
  tests,
  tiersOf,
  usualHousing,
  yearsIn,
  yearsInState,
} from './country'
import {
  cityValue,
  costDefaults,
  costLimits,
  fieldNames,
  longestName,
  type OwnLine,
  ownField,
  ownLimit,
  ownLines,
  yesNo,
} from './fields'
import type { SchoolLiving } from './school-living'

/** What the estimate is made from; every value is checked. */
export type CostInput = {
  country: CostCountry
  tier: CityTier
  level: Level
  /** The chosen school. */
  school: { id: string; name: string; hasProgrammes: boolean } | null
  /** Its published fee, or that of the chosen programme. */
  fee: SchoolFee | null
  /** What it publishes for living, housing included, per year. */
  schoolLiving: SchoolLiving | null
  years: number
  /** Why it takes another time than elsewhere in the country; null where it does not. */
  yearsNote: string | null
  housing: Housing
  /** Return flights per year. */
  flights: number
  hasInsurance: boolean
  hasVisa: boolean
  tests: readonly Test[]
  /** Per year, in the country's currency. */
  scholarship: number
  /** Yearly rise of the tuition, in percent. */
  growth: number
  /** Added to everything that is paid in foreign money, in percent. */
  buffer: number
  own: Partial<Record<OwnLine, number>>
}

/** A school of the library with what it publishes at the level that is asked about. */
export type ChosenSchool = {
  id: string
  name: string
  country: string
  /** As the library names it. */
  city: string | null
  state: string | null
  fees: readonly SchoolFee[]
  living: SchoolLiving | null
}

export type CostReading = {
  input: CostInput
  /** What stood in the address, by field, so that the form shows it again. */
  typed: Readonly<Record<string, string>>
  /** What could not be used, by field, in words for the visitor. */
  errors: Readonly<Record<string, string>>
  /** Whether the address asks for an estimate at all. */
  isAsked: boolean
}

/** What stood in the address, and what is wrong with it, by field. */
type Form = { typed: Record<string, string>; errors: Record<string, string> }

/** Country, level and school as the address names them, by which its prices are looked up before the rest is read. */
export function readPlace(params: SearchParams) {
  const found = <T extends { value: string }>(name: string, choices: readonly T[]) =>
    choices.find(({ value }) => value === levelNamed(single(params[name])))
  const fee = single(params.fee)
  return {
    country: found('country', costCountries) ?? costCountries[0],
    level: (found('level', levels) ?? levels[0]).value,
    /** Null where the address has no such field; empty where it was cleared. */
    words: params.school === undefined ? null : single(params.school).slice(0, longestName),
    id: single(params.sid) || (fee.split('.')[0] ?? ''),
  }
}

/**
 * Reads the calculator's state from the query. A bad value gets a message and its default; the others stay.
 * @param chosen the school that the address names, when there is one
 */
export function readCost(params: SearchParams, chosen: ChosenSchool | null = null): CostReading {
  const errors: Record<string, string> = {}
  const typed: Record<string, string> = {}
  for (const name of fieldNames) {
    const value = single(params[name])
    if (value !== '') typed[name] = name === 'level' ? levelNamed(value) : value
  }
  const form: Form = { typed, errors }
  const choose = <T extends { value: string; label: string }>(
    name: string,
    choices: readonly T[],
    usual: T,
  ): T => {
    const value = typed[name]
    if (value === undefined) return usual
    const found = choices.find((choice) => choice.value === value)
    if (found === undefined) errors[name] = `没有“${value.slice(0, 20)}”这个选项，暂按“${usual.label}”计算`
    return found ?? usual
  }

  const country = choose('country', costCountries, costCountries[0])
  const level = choose('level', levels, levels[0])
  const number = (name: keyof typeof costLimits, usual: number, isWhole: boolean) =>
    readNumber(form, name, { ...costLimits[name], usual, isWhole })

  const local = new Set(ownLines.filter(({ isLocal }) => isLocal).map(({ line }) => ownField(line)))
  const otherMoney = typed.cur !== undefined && typed.cur !== country.currency
  const amount = (name: string): number | undefined => {
    if (typed[name] === undefined) return undefined
    const isLocal = name === 'scholarship' || local.has(name)
    if (isLocal && otherMoney) {
      delete typed[name]
      errors[name] = `换了国家，原来填的不是${currencies[country.currency]}，请重新填写`
      return undefined
    }
    const currency = isLocal ? country.currency : 'CNY'
    return readAmount(form, name, {
      max: ownLimit(currency),
      unit: isLocal ? (currencies[currency] ?? '') : '元',
    })
  }

  const own: Partial<Record<OwnLine, number>> = {}
  for (const { line } of ownLines) {
    const value = amount(ownField(line))
    if (value !== undefined) own[line] = value
  }

  const school = readSchool(form, country, chosen)
  const hasOther =
    own.tuition !== undefined || schoolPrices[school?.id ?? '']?.tuition[level.value] !== undefined
  const fee = school === null ? null : readFee(form, school, { level: level.label, hasOther })
  const readFlights = (): number => {
    const flights = number('flights', own.flight === undefined ? costDefaults.flights : 1, true)
    if (flights === 0 && own.flight !== undefined) {
      errors.flights = '填了票价，往返次数却是 0，机票没有计入'
    }
    return flights
  }

  const inState = yearsInState(country, level.value, school?.state ?? null)
  const years = number(
    'years',
    Math.ceil(fee?.years ?? yearsIn(country, level.value, school?.state ?? null)),
    true,
  )
  const input: CostInput = {
    country,
    tier: readCity(form, country, { level: level.value, school }),
    level: level.value,
    school: school && { id: school.id, name: school.name, hasProgrammes: school.fees.length > 0 },
    fee,
    schoolLiving: school?.living ?? null,
    years,
    yearsNote: inState?.years === years ? inState.note : null,
    housing: choose('housing', housings, usualHousing[level.value]).value,
    flights: readFlights(),
    hasInsurance: choose('insurance', yesNo, yesNo[0]).value === '1',
    hasVisa: choose('visa', yesNo, yesNo[0]).value === '1',
    tests: readTests(params.test, errors),
    scholarship: amount('scholarship') ?? costDefaults.scholarship,
    growth: number('growth', usualGrowth(country.value), false),
    buffer: number('buffer', costDefaults.buffer, false),
    own,
  }
  return { input, typed, errors, isAsked: Object.keys(params).some((name) => fieldNames.has(name)) }
}

/** The city that was chosen, else the school's own. */
function readCity(
  { typed, errors }: Form,
  country: CostCountry,
  { level, school }: { level: Level; school: ChosenSchool | null },
): CityTier {
  const tiers = tiersOf(country, level)
  const usual = school === null ? tiers[0] : tierOf(tiers, school)
  if (typed.city === undefined) return usual
  const found = country.tiers.find((tier) => cityValue(country, tier) === typed.city)
  // Whoever changes the level keeps the address of a city that is for another one.
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

/** A school that is unknown or of another country is said, not silently left out. */
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
 * The programme that was chosen, else what holds for the whole school.
 * @param hasOther whether its tuition is known by other means: typed, or of the fact registry
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
    if (!hasOther) errors.school = `没有收到${name}公布的${level}学费；问到以后，在“我有自己的数”里填学费`
  } else if (typed.fee?.startsWith(`${school}.`) === true)
    errors.fee = `所选课程不在${name}的${level}价目里，请重选`
  else if (whole === undefined) errors.fee = `${name}没有全校统一的价，请在这里选一个课程`
  return whole ?? null
}

function readTests(value: string | string[] | undefined, errors: Record<string, string>): Test[] {
  const chosen = [value ?? []].flat().filter((text) => text !== '')
  const known = tests.filter((test) => chosen.includes(test.value))
  if (chosen.some((text) => !tests.some((test) => test.value === text))) {
    errors.test = '有一项考试不在列表里，没有计入'
  }
  return known.map((test) => test.value)
}

type NumberRule = { min: number; max: number; usual: number; isWhole: boolean }

function readNumber({ typed, errors }: Form, name: string, { min, max, usual, isWhole }: NumberRule): number {
  const text = typed[name]
  if (text === undefined) return usual
  const value = typedNumber(text)
  if (value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value))) return value
  errors[name] = `请填 ${min} 到 ${max} 之间的${isWhole ? '整数' : '数'}，暂按 ${usual} 计算`
  return usual
}

function readAmount(
  { typed, errors }: Form,
  name: string,
  { max, unit }: { max: number; unit: string },
): number | undefined {
  const value = typedNumber(typed[name] ?? '')
  if (value !== null && value <= max) return value
  errors[name] = `请填 0 到 ${max.toLocaleString('zh-CN')} 之间的数（${unit}），这一项暂未计入`
  return undefined
}

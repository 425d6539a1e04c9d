import type { School, SchoolValue } from '@/lib/api/schools'
import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { grouped } from '@/lib/core/numbers'
import { figure } from '@/lib/facts/registry'
import { chinaAverage } from './china-averages'
import { boardingLabels, controlLabels, degreeLevelLabels, sizeLabel } from './labels'
import { moneyText, toYuan } from './money'
import { rankings } from './rankings'
import { beforeValue, isFromLow, placeText, valueText, yearText } from './value-text'
import { type SchoolValueKey, spanWords, valueDefinition } from './values'

/** One figure at the top of a school's page: label, value, year, and position within its country. */
export type SchoolTile = {
  label: string
  value: string
  note?: string
  /** From the lowest (0) to the highest (1) of the country. */
  at?: number
  atText?: string
  /** The price in yuan: the least and the largest. */
  yuan?: readonly [low: number, high: number]
  /** The value of the library that it prints. */
  from?: SchoolValueKey
  /** The part of the school, when its price is not that of the whole school. */
  covers?: string
}

/** The total cost of a year by the calculator; null when a part of it is unknown. */
export type YearSum = { value: string; note: string } | null

type Make = (school: School, sum: YearSum) => SchoolTile | null

/** `30.8–38.9 万元`; one decimal below 100, none above. Null for a currency without a rate. */
export function wanText(low: number, high: number | null, currency: string): string | null {
  const [from, to] = [toYuan(low, currency), toYuan(high ?? low, currency)]
  if (from === null || to === null || to < 1000) return null
  const digits = to >= 1_000_000 ? 0 : 1
  const [left, right] = [from, to].map((yuan) => (yuan / 10_000).toFixed(digits))
  return left === right ? `${left} 万元` : `${left}–${right} 万元`
}

/** A price in 万元; null when there is no price or no rate. */
export function valueWan(value: SchoolValue): string | null {
  const currency = currencyOf(value)
  if (value.num === null || currency === null) return null
  if (value.num === 0 && (value.to ?? 0) === 0) return '不收学费'
  const wan = wanText(value.num, value.to, currency)
  return wan && [beforeValue(value), wan].filter((part) => part !== null).join(' ')
}

/** The least and the largest price in yuan; null when there is no price, no rate, or the price is that of one part. */
export const yuanSpan = (value: SchoolValue): readonly [low: number, high: number] | null =>
  value.covers === null ? yuanOfPart(value) : null

/** The same, also of a part of a school. */
function yuanOfPart(value: SchoolValue): readonly [low: number, high: number] | null {
  const currency = currencyOf(value)
  if (value.num === null || currency === null) return null
  const [low, high] = [toYuan(value.num, currency), toYuan(value.to ?? value.num, currency)]
  return low === null || high === null ? null : [low, high]
}

const currencies: Readonly<Record<string, string>> = {
  usd: 'USD',
  gbp: 'GBP',
  aud: 'AUD',
  cad: 'CAD',
  sgd: 'SGD',
}

const currencyOf = ({ key, text }: SchoolValue) => currencies[valueDefinition(key).unit] ?? text

function placed(value: SchoolValue): Pick<SchoolTile, 'at' | 'atText'> {
  const [{ place }, atText] = [value, placeText(value)]
  if (place === null || atText === null) return {}
  const fromStart = (place.at - 1) / (place.among - 1)
  return { at: isFromLow(value) ? fromStart : 1 - fromStart, atText }
}

/** The first of these values that the school has, in 万元 with its own currency and year below. */
const money =
  (label: string, ...keys: SchoolValueKey[]): Make =>
  ({ values }) => {
    const value = keys.map((key) => values.get(key)).find((one) => one !== undefined)
    if (value === undefined || value.num === null) return null
    const currency = currencyOf(value)
    if (currency === null) return null
    // A price with quartiles for its ends must not be read as the lowest and the highest.
    const year = [spanWords(value.span).before, yearText(value.year)].filter(Boolean).join('，')
    // The part of the school stands in the label: its price is not that of the school.
    const named = value.covers === null ? label : `${label}（${value.covers}）`
    const shown = { label: named, from: value.key, ...(value.covers !== null && { covers: value.covers }) }
    if (value.num === 0 && (value.to ?? 0) === 0)
      return { ...shown, value: '不收学费', note: `另交注册费，${year}`, yuan: [0, 0] }
    const own = moneyText(value.num, value.to, currency)
    const wan = wanText(value.num, value.to, currency)
    return {
      ...shown,
      value: wan ?? own,
      note: wan === null ? year : `${own}，${year}`,
      ...placed(value),
      ...yuanOf(yuanOfPart(value)),
    }
  }

const yuanOf = (span: SchoolTile['yuan'] | null): Pick<SchoolTile, 'yuan'> =>
  span == null ? {} : { yuan: span }

const plain =
  (label: string, key: SchoolValueKey, more: { suffix?: string; note?: string } = {}): Make =>
  ({ values }) => {
    const value = values.get(key)
    if (value === undefined) return null
    const year = yearText(value.year)
    return {
      label,
      value: valueText(value) + (more.suffix ?? ''),
      note: more.note === undefined ? year : `${more.note}，${year}`,
      ...placed(value),
    }
  }

const ielts = plain('雅思', 'ielts', { suffix: ' 起', note: '全校最低一档' })
const international = plain('国际学生', 'international-share')

const { qs, arwu } = rankings

export const rankLabel = '名次'

const ranks: Make = ({ rank, arwu: place }) => {
  const [first, second] = [rank && `QS ${rank.text}`, place && `软科 ${place.text}`]
  if (!first && !second) return null
  return {
    label: rankLabel,
    value: [first, second].filter(Boolean).join(' · '),
    note: [rank && `QS ${rank.year}`, place && `${arwu.short} ${arwu.edition}`].filter(Boolean).join('，'),
  }
}

const qsOnly: Make = ({ rank }) =>
  rank && { label: rankLabel, value: `QS ${rank.text}`, note: `${qs.short} ${rank.year}` }

const living: Make = (_, sum) => sum && { label: '连生活一年', ...sum }

/** The payment on enrolment. */
const entrance: Make = ({ fees }) => {
  for (const { once, year, currency } of fees) {
    if (once === null || currency === null) continue
    const own = moneyText(once, null, currency)
    return { label: '入学金，一次', value: wanText(once, null, currency) ?? own, note: `${own}，${year}` }
  }
  return null
}

const faculties: Make = ({ values }) => {
  const [first, second] = [values.get('faculties'), values.get('graduate-schools')]
  const value = first ?? second
  if (value === undefined) return null
  return {
    label: '学部与研究科',
    value: [first && `${first.num} 学部`, second && `${second.num} 研究科`].filter(Boolean).join(' · '),
    note: yearText(value.year),
  }
}

const courses: Make = ({ programmeCount, values }) => {
  const listed = values.get('masters-listed')
  if (listed?.num != null)
    return { label: '授课硕士课程', value: `${listed.num} 门`, note: `本站收录，${yearText(listed.year)}` }
  return programmeCount > 0
    ? { label: '课程', value: `${grouped(programmeCount)} 门`, note: '本站收录' }
    : null
}

const yesNo =
  (label: string, key: SchoolValueKey, note: string): Make =>
  (school) =>
    plain(label, key, { note })(school, null)

/** The first of two that exists. */
const either =
  (...makes: Make[]): Make =>
  (school, sum) => {
    for (const make of makes) {
      const tile = make(school, sum)
      if (tile !== null) return tile
    }
    return null
  }

/** The price in the register, which is newer than the library's when a school has one. */
const registeredBachelor =
  (label: string): Make =>
  ({ id }) => {
    const { facts: groups = [], covers } = schoolPrices()[id]?.tuition.undergraduate ?? {}
    const facts = groups.flat().map(figure)
    const [first] = facts
    if (first === undefined || facts.some(({ isExpired }) => isExpired)) return null
    const [currency = ''] = first.unit.split('/')
    const numbers = facts.flatMap(({ value }) => [value].flat()).filter((one) => typeof one === 'number')
    if (numbers.length === 0) return null
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
    const wan = wanText(low, high, currency)
    const [from, to] = [toYuan(low, currency), toYuan(high, currency)]
    return wan === null || from === null || to === null
      ? null
      : {
          label: covers === undefined ? label : `${label}（${covers}）`,
          value: wan,
          note: `${moneyText(low, high, currency)}，${first.period}`,
          yuan: [from, to],
          ...(covers !== undefined && { covers }),
        }
  }

const bachelorFee = money('本科学费，一年', 'fee-bachelor', 'range-bachelor', 'rule-bachelor')
const masterFee = money('硕士学费，一年', 'range-master', 'fee-master', 'rule-master', 'masters-yearly')

/** The cost of a year of a bachelor's, under any name in the source. */
export const bachelorFeeOf = (school: School): SchoolTile | null =>
  either(
    registeredBachelor('本科学费'),
    money('本科学费', 'tuition-undergraduate', 'fee-bachelor', 'range-bachelor', 'rule-bachelor'),
  )(school, null)

/** The cost of a year of a taught master's; averages over all graduate students and prices of whole programmes do not count. */
export const masterFeeOf = (school: School): SchoolTile | null =>
  money('硕士学费', 'range-master', 'fee-master', 'rule-master')(school, null)

const byCountry: Readonly<Record<string, readonly Make[]>> = {
  us: [
    plain('本科录取率', 'admission-rate', { note: '全体新生' }),
    either(
      registeredBachelor('本科学费，一学年'),
      money('本科学费，一学年', 'tuition-undergraduate', 'range-bachelor'),
    ),
    money('住宿伙食，一学年', 'housing'),
    either(
      plain('SAT 中间一半', 'sat', { note: '交了分数的新生' }),
      plain('ACT 中间一半', 'act', { note: '交了分数的新生' }),
    ),
    plain('完成率', 'completion-rate'),
    ranks,
  ],
  uk: [masterFee, living, chinaAverage, ielts, ranks, international, bachelorFee],
  au: [
    masterFee,
    bachelorFee,
    ielts,
    plain('海外生留校率', 'overseas-retention'),
    ranks,
    plain('海外学生', 'international-share'),
  ],
  ca: [
    bachelorFee,
    masterFee,
    ielts,
    yesNo('学习许可', 'dli', 'DLI 编号'),
    yesNo('毕业工签', 'pgwp', '至少一门课程'),
    qsOnly,
  ],
  jp: [
    either(money('本科学费，一年', 'fee-bachelor', 'range-bachelor', 'rule-bachelor'), masterFee),
    entrance,
    plain('国立或私立', 'ownership'),
    faculties,
    ranks,
  ],
  hk: [
    money('授课硕士全程', 'masters-fees'),
    money('本科，一年', 'fee-bachelor', 'range-bachelor'),
    courses,
    qsOnly,
  ],
  sg: [
    money('授课硕士全程', 'masters-fees', 'range-master'),
    money('本科，一年', 'fee-bachelor', 'range-bachelor'),
    money('毕业月薪中位', 'graduate-pay'),
    courses,
    qsOnly,
  ],
}

const others: readonly Make[] = [
  either(plain('性质', 'ownership'), plain('性质', 'institution-type'), ({ control }) =>
    control === null ? null : { label: '性质', value: controlLabels[control] },
  ),
  either(plain('学位层次', 'degree-levels'), ({ degreeLevel }) =>
    degreeLevel === null ? null : { label: '学位层次', value: degreeLevelLabels[degreeLevel] },
  ),
  either(bachelorFee, masterFee),
  either(
    plain('人数', 'students'),
    plain('人数', 'students-europe'),
    plain('人数', 'students-hrk'),
    ({ sizeBand }) => (sizeBand === null ? null : { label: '人数', value: sizeLabel(sizeBand) }),
  ),
  qsOnly,
]

const highSchool: readonly Make[] = [
  either(plain('寄宿或走读', 'boarding-2021'), ({ boarding }) =>
    boarding === null || boarding === 'private'
      ? null
      : { label: '寄宿或走读', value: boardingLabels[boarding], note: '按来源名单，请向学校核对' },
  ),
  plain('招生年龄', 'ages'),
  plain('男女校', 'gender'),
  money('高中登记学费，整个课程', 'senior-fee', 'junior-fee'),
  either(
    yesNo('签证资格', 'sevp', 'SEVP 名单'),
    yesNo('招收国际生', 'takes-international', '名录'),
    yesNo('CRICOS 代码', 'cricos-provider', '登记册'),
  ),
  either(plain('A-Level 每门平均', 'a-level-points'), plain('16–18 岁人数', 'pupils-16-18')),
]

/** A page with fewer figures shows plain rows. */
const fewestTiles = 2

const mostTiles = 6

/** The figures that answer the most frequent questions about a school of its country; empty when there would be only one. */
export function tilesOf(school: School, sum: YearSum): SchoolTile[] {
  const makes = school.level === 'hischool' ? highSchool : (byCountry[school.country] ?? others)
  const tiles = makes.map((make) => make(school, sum)).filter((tile) => tile !== null)
  return tiles.length < fewestTiles ? [] : tiles.slice(0, mostTiles)
}

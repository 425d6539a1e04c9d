import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { quantile } from '@/lib/core/quantile'
import { type StudyLevel, studyLevelIds } from '@/lib/schools/finder'
import { priceSpans } from '@/lib/schools/price-spans'
import { valueDefinition } from '@/lib/schools/values'
import type { TuitionTable } from '../../tables'
import { priceTime } from '../price-year'
import type { Writer } from '../writer'
import { commonPrices, type FurtherFee, noteOf, readFurtherFees } from './further-fees'

/** Currency of the countries whose prices are read. A price in another currency does not belong to the school's home campus. */
const currencies: Readonly<Record<string, string>> = {
  us: 'USD',
  uk: 'GBP',
  ca: 'CAD',
  au: 'AUD',
  sg: 'SGD',
  hk: 'HKD',
}

/** Values of a price when no survey or register gives more details. */
const plain = { covers: null, basis: 'published', extra_low: null, extra_high: null, entrance: null } as const

const schoolSchema = z.object({
  id: z.string(),
  country: z.string(),
  name: z.string(),
  website: z.string().nullable(),
  rank_num: z.number().nullable(),
})

const feeSchema = z.object({
  kind: z.enum(['range', 'programme']),
  level: z.enum(studyLevelIds),
  title: z.string(),
  low: z.number(),
  high: z.number(),
  span: z.enum(priceSpans),
  currency: z.string(),
  per: z.enum(['year', 'programme']),
  year: z.string(),
  note: z.string().nullable(),
  url: z.string().nullable(),
  checked: z.string(),
  source: z.string(),
})

const programmeSchema = z.object({
  level: z.enum(studyLevelIds),
  title: z.string(),
  years: z.number().nullable(),
  is_part_time: z.int(),
  fee: z.number(),
  fee_per: z.enum(['year', 'programme']),
  currency: z.string(),
  weeks: z.number().nullable(),
  url: z.string().nullable(),
  year: z.string(),
  source: z.string(),
})

export const averageSchema = z.object({ num: z.number(), year: z.string(), source: z.string() })

/** Makes the prices that visitors can choose from the rows of the other loaders, and returns them. */
export function loadTuition(db: DatabaseSync, writer: Writer): TuitionTable[] {
  const find = {
    fees: db.prepare(
      "select * from fees where school = ? and level = ? and kind in ('range', 'programme') and low > 0 and high is not null and currency = ? order by id",
    ),
    programmes: db.prepare(
      "select * from programmes where school = ? and level = ? and fee > 0 and fee_per in ('year', 'programme') and currency = ? order by title, id",
    ),
    average: db.prepare(
      "select * from school_values where school = ? and key = 'tuition-undergraduate' and num > 0",
    ),
  }
  const schools = z.array(schoolSchema).parse(
    db
      .prepare(
        `select id, country, coalesce(name_zh, name_en) as name, json_extract(record, '$.website') as website, rank_num
         from schools where level = 'university' order by id`,
      )
      .all(),
  )
  const further = Map.groupBy(readFurtherFees(), ({ school, level }) => `${school} ${level}`)
  const rows = schools.flatMap((school) =>
    studyLevelIds.flatMap((level) => {
      const currency = currencies[school.country]
      const own = further.get(`${school.id} ${level}`) ?? []
      if (currency === undefined) return furtherPrices(school, level, own)
      const listed = pricesOf(school, level, {
        fees: z.array(feeSchema).parse(find.fees.all(school.id, level, currency)),
        programmes: z.array(programmeSchema).parse(find.programmes.all(school.id, level, currency)),
        averages: level === 'bachelor' ? z.array(averageSchema).parse(find.average.all(school.id)) : [],
      })
      return own.length === 0
        ? listed
        : [...furtherPrices(school, level, own), ...listed.filter(({ kind }) => kind === 'programme')]
    }),
  )
  for (const row of rows) writer.insert('tuition', row)
  return rows
}

/** The price of most subjects first, then the prices of some. */
function furtherPrices(
  school: z.output<typeof schoolSchema>,
  level: StudyLevel,
  own: readonly FurtherFee[],
): TuitionTable[] {
  const toRow = (fee: FurtherFee, programme: string, covers: string | null = null) => ({
    ...{ ...baseOf(school, level), programme, low: fee.low, high: fee.high, currency: fee.currency },
    ...{
      per: fee.per,
      years: fee.years,
      source: 'tuition-more',
      checked: fee.checked,
      ...priceTime(fee.year),
    },
    url: fee.source_url ?? school.website,
    note: covers === null ? noteOf(fee) : noteOf({ ...fee, scope: `${covers}的价，别的专业看课程页` }),
    basis: fee.basis === 'rule' ? ('rule' as const) : ('published' as const),
    ...{ covers, extra_low: fee.extra_low, extra_high: fee.extra_high, entrance: fee.once },
  })
  const groups = own.filter(({ group }) => group !== 'whole')
  return [
    ...commonPrices(own).map((fee) => ({
      ...{ ...toRow(fee, '', fee.part), id: school.id, kind: 'school' as const },
    })),
    ...unique(
      groups.map((fee) => {
        const row = toRow(fee, fee.scope)
        return { ...row, id: idOf(row), kind: 'programme' as const }
      }),
    ),
  ]
}

/** Rows of the other loaders about the prices of one school at one level. */
type Published = {
  fees: readonly z.output<typeof feeSchema>[]
  programmes: readonly z.output<typeof programmeSchema>[]
  averages: readonly z.output<typeof averageSchema>[]
}

function pricesOf(
  school: z.output<typeof schoolSchema>,
  level: StudyLevel,
  { fees, programmes, averages }: Published,
): TuitionTable[] {
  const base = { ...baseOf(school, level), ...plain }
  const whole = { ...base, id: school.id, kind: 'school' as const, programme: '', years: null }
  const ranges = fees
    .filter(({ kind }) => kind === 'range')
    .map(({ low, high, span, currency, per, year, url, checked, source, note }) => ({
      ...{
        ...whole,
        kind: span === 'middle-half' ? ('middle' as const) : whole.kind,
        low,
        high,
        currency,
        per,
        source,
        checked,
        note,
        ...priceTime(year),
      },
      url: url ?? school.website,
    }))
  // US colleges publish one price for all programmes.
  const published = averages.map(({ num, year, source }) => ({
    ...{ ...whole, low: num, high: num, currency: 'USD', per: 'year' as const, source },
    ...priceTime(year),
    checked: year,
    note: valueDefinition('tuition-undergraduate').caution,
    url: school.website,
  }))
  const single = [
    ...fees
      .filter(({ kind }) => kind === 'programme')
      .map(({ title, low, high, currency, per, year, url, checked, source }) => ({
        ...{ ...base, programme: title, low, high, currency, per, years: null, source, checked, note: null },
        ...priceTime(year),
        url: url ?? school.website,
      })),
    ...programmes.flatMap((programme) => listed(programme, base, school.website)),
  ]
  const own = unique(single.map((row) => ({ ...row, id: idOf(row), kind: 'programme' as const })))
  const [known] = [...ranges, ...published]
  return [...(known === undefined ? middleOf(own, school.website) : [known]), ...own]
}

const baseOf = ({ id, name, country, rank_num }: z.output<typeof schoolSchema>, level: StudyLevel) => ({
  ...{ school: id, school_name: name, country, level, rank_num },
})

type Base = ReturnType<typeof baseOf> & typeof plain

function listed(
  {
    title,
    years,
    is_part_time,
    fee,
    fee_per,
    currency,
    weeks,
    url,
    year,
    source,
  }: z.output<typeof programmeSchema>,
  base: Base,
  website: string | null,
): Omit<TuitionTable, 'id' | 'kind'>[] {
  // A programme that can only be studied part-time gives no student visa.
  if (is_part_time === 1) return []
  const isRegistered = source === 'cricos' && fee_per === 'programme'
  return [
    {
      ...{ ...base, programme: title, low: fee, high: fee, currency, per: fee_per },
      source: source === 'cricos' && !isRegistered ? 'programme-fees' : source,
      // The weeks of the register may include holidays: a price of one year is not multiplied with them.
      years: weeks === null ? years : Math.max(1, Math[isRegistered ? 'round' : 'floor'](weeks / 26) / 2),
      ...datedYear(year),
      url: url ?? website,
      note: isRegistered ? '登记册里整个课程的学费，是约数；以录取信为准。' : null,
    },
  ]
}

/** The year of a price and the day when it was read. The table of programmes stores both in one text. */
function datedYear(text: string) {
  const [, year = text, read = text] =
    /^(.+)，(\d{4}-\d{2}-\d{2}) 读$/.exec(text) ?? /^(登记册) (\d{4}-\d{2}(?:-\d{2})?)$/.exec(text) ?? []
  return year === '登记册'
    ? { ...priceTime(`${read.slice(0, 7)} 登记册`), checked: read }
    : { ...priceTime(year), checked: read }
}

/** Fewer programmes do not represent a school. */
const fewestOfSchool = 5

/** The middle half of the prices of a school's programmes, when the school publishes no price for all of them. */
function middleOf(own: readonly TuitionTable[], website: string | null): TuitionTable[] {
  const [first] = own
  if (first === undefined || own.length < fewestOfSchool) return []
  const amounts = own.map(({ low, per, years }) => (per === 'programme' ? low / (years ?? 1) : low))
  return [
    {
      ...first,
      id: first.school,
      kind: 'middle',
      programme: '',
      low: Math.round(quantile(amounts, 0.25)),
      high: Math.round(quantile(amounts, 0.75)),
      per: 'year',
      years: null,
      fee_year: [...new Set(own.map(({ fee_year }) => fee_year))].sort().join('、'),
      price_year: middleYear(own),
      price_since: null,
      checked:
        own
          .map(({ checked }) => checked)
          .sort()
          .at(-1) ?? first.checked,
      url: website,
      note: `本校 ${own.length} 个课程公布价的中间一半，按一年计；选定课程后以课程页为准。`,
    },
  ]
}

/** The middle of the years of prices; a price without a year is not counted. Null when none has one. */
export function middleYear(prices: readonly Pick<TuitionTable, 'price_year'>[]): number | null {
  const years = yearsOf(prices)
  return years.length === 0 ? null : Math.round(quantile(years, 0.5))
}

/** The known years of prices, each as often as it occurs. */
export const yearsOf = (prices: readonly Pick<TuitionTable, 'price_year'>[]): number[] =>
  prices.flatMap(({ price_year }) => price_year ?? [])

/** The register lists some courses twice under one title. Rows that look the same to a visitor are one price. */
const unique = (rows: readonly TuitionTable[]): TuitionTable[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** Stays the same as long as title, price and length do: an address with this id never shows the price of another programme. */
const idOf = ({ school, programme, low, years }: Omit<TuitionTable, 'id' | 'kind'>): string =>
  `${school}.${createHash('sha256').update(`${programme}\n${low}\n${years}`).digest('hex').slice(0, 10)}`

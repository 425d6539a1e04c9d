import { z } from 'zod'
import { figureId } from '@/lib/blocks/text'
import { collectionOf, tableOf } from '@/lib/collections/collection'
import { derivedFrom } from '@/lib/collections/derived'
import { byOrder, orderField } from '@/lib/collections/known-id'
import { prose, proseList } from '@/lib/contract/fields'
import { figure } from '@/lib/facts/registry'
import { type Alternatives, amountOf, toRates } from '@/lib/tools/cost/figure-amounts'
import { levels } from '@/lib/tools/cost/levels'

export const levelName = z.enum(levels.map(({ value }) => value))

/** Where to ask when no figure is known; `url` is null when every school or company has its own page. */
export const ask = z.strictObject({ name: prose, url: z.url({ protocol: /^https$/ }).nullable() })
export type Ask = z.output<typeof ask>

/**
 * Ids of the fact registry, the only place with amounts. Each line of the file is an alternative: `a` and `b + c` mean "a, or b and c
 * together", and a line ranges from the cheapest to the dearest of them.
 */
const alternatives = z
  .array(prose)
  .min(1)
  .transform((lines): Alternatives => lines.map((line) => line.split('+').map((id) => id.trim())))
  .superRefine((lines, context) => {
    lines.forEach((ids, line) => {
      for (const id of ids) {
        const issue = figureId.safeParse(id).error?.issues[0]
        if (issue !== undefined) context.addIssue({ code: 'custom', path: [line], message: issue.message })
      }
    })
  })

/** Facts of a line and the remarks on them. */
const evidence = z.strictObject({
  facts: alternatives,
  note: prose.optional(),
  /** What a school's price is of, where it is not that of everything and everybody: stands beside the price, which is then not ranked. */
  covers: prose.optional(),
  /** Levels to which it applies; all when missing. */
  levels: z.array(levelName).min(1).optional(),
  /** Name of its line, when it covers less or more than such lines usually do. */
  called: prose.optional(),
  /** The subject or kind of school of its figures, when they do not apply to all: the headline contains it. */
  subject: prose.optional(),
  /** The subject in at most six characters, for a small tile. */
  subjectInBrief: prose.max(6, '至多 6 个字').optional(),
  /** What a student must have to pay this price, such as a place in a hall: the headline contains it. */
  condition: prose.optional(),
  /** Of a year for which its living costs are, when they are not for twelve. */
  months: z.int().min(1).max(12).optional(),
  /** Charged once for the whole programme instead of each year. */
  isOnce: z.boolean().optional(),
  /**
   * Paid once for the whole stay that the visa allows: the months that the visa lasts beyond the years of study. A part of a year of up
   * to six months costs half a year.
   */
  visaMonths: z.int().min(0).optional(),
})
export type Evidence = z.output<typeof evidence>

const ofLevels = <T extends z.ZodType>(value: T) => z.partialRecord(levelName, value)

const tierSchema = z.strictObject({
  value: z.string().regex(/^[a-z-]+$/, '只用小写字母和连字符'),
  label: prose,
  /** Levels to which it applies; all when missing. */
  levels: z.array(levelName).min(1).optional(),
  /** Its figures are those of the whole country, next to cities with figures of their own. */
  isNational: z.literal(true).optional(),
  /** Its living costs apply to pupils too; those of other cities apply to students only. */
  isForPupils: z.literal(true).optional(),
  /** Names of the city in the school library; schools of other cities belong to the tier `other`. */
  cities: z.array(prose).optional(),
  /** The states that it consists of, by their names in the school library. */
  states: z.array(prose).optional(),
  /** Living without housing. */
  living: evidence.optional(),
  /** Living and housing in one figure, used when they are not known separately. */
  together: evidence.optional(),
  campus: evidence.optional(),
  rent: evidence.optional(),
  tuition: ofLevels(evidence).optional(),
  /** Paid once with its own tuition, in place of the country's. */
  enrolment: ofLevels(evidence).optional(),
})
export type CityTier = z.output<typeof tierSchema>

const years = z.number().min(0.5).max(8)

const stateYears = z.strictObject({
  /** Name of the state in the school library. */
  state: prose,
  level: levelName,
  years,
  /** The remark next to the result. */
  note: prose,
})
export type StateYears = z.output<typeof stateYears>

const costSchema = z.strictObject({
  ...orderField,
  label: prose,
  currency: z.string().regex(/^[A-Z]{3}$/, '写三个大写字母的货币代码，例如 GBP'),
  /** Figure of the registry: the currency's value in yuan, by month. */
  rate: figureId,
  /**
   * The assumed yearly increase of tuition in percent when the visitor gives none, chosen from the measured increases of
   * `fee_growth.csv`. None is assumed when the prices of future years are published, as in Hong Kong, or when no increase was measured.
   */
  growth: z.number().min(0).max(15).default(0),
  /** Lengths that differ from the usual one. */
  years: ofLevels(years).optional(),
  /** Parts of the country whose schools have another length. */
  stateYears: z.array(stateYears).optional(),
  /** The first is used when none is chosen. */
  tiers: z.tuple([tierSchema], tierSchema),
  tuition: ofLevels(evidence),
  /** Averages, which are not the price of a programme: shown as averages and not part of the total. */
  averages: ofLevels(z.strictObject({ facts: alternatives, note: prose })).optional(),
  /** Paid once on enrolment, in addition to the tuition. */
  enrolment: ofLevels(evidence).optional(),
  insurance: evidence.optional(),
  visa: evidence.optional(),
  ask: z.strictObject({
    tuition: ask,
    /** Levels whose tuition is on another page. */
    tuitionOf: ofLevels(ask).optional(),
    living: ask,
    insurance: ask.optional(),
    visa: ask,
  }),
})

/** A city may not look cheaper than the rest of its country only because the rest has one estimate more. */
const costCountrySchema = costSchema.superRefine(({ tiers, currency, rate }, context) => {
  if (context.issues.length > 0) return
  const rates = toRates(currency, figure(rate))
  const livingOf = ({ together }: CityTier) => together && amountOf(together.facts, rates)
  const rest = tiers.find(({ value, isNational }) => value === 'other' && isNational !== true)
  const outside = rest && livingOf(rest)
  if (outside === undefined) return
  for (const [at, tier] of tiers.entries()) {
    const inside = tier.cities && livingOf(tier)
    if (inside === undefined || (inside.low >= outside.low && inside.high >= outside.high)) continue
    const message = `${tier.label}的生活费不能低于${rest?.label}：没有自己的数，就用两处里高的那个`
    context.addIssue({ code: 'custom', path: ['tiers', at, 'together'], message })
  }
})

/** A country of the calculator by its code: the facts of each line, and where to ask when none is known. */
export type CostCountry = Omit<z.output<typeof costSchema>, 'order'> & { value: string }

/** The countries of the calculator, in the order of its form; the first is used when none is chosen. */
export const costCountries = collectionOf({
  name: 'cost-country',
  folder: 'lib/content/countries/cost',
  title: '费用计算器的国家',
  schema: costCountrySchema,
  record: ({ order: _, ...written }, value): CostCountry => ({ value, ...written }),
  compare: byOrder,
})

export const isCostCountry = (code: string): boolean => costCountries.ids().includes(code)

/** @throws Error when there is no country at all */
export function firstCostCountry(): CostCountry {
  const [first] = costCountries.list()
  if (first === undefined) throw new Error('lib/content/countries/cost: no country')
  return first
}

const totalSchema = z.strictObject({
  fact: figureId,
  /** Whether it contains the health insurance: a figure of the insurance beside it, or not stated. */
  insurance: z.union([z.literal('unstated'), z.strictObject({ fact: figureId })]),
  condition: prose.optional(),
})

/** The cost of a year that the school itself adds up: tuition, fees, housing, meals, books and the rest. */
export type SchoolTotal = z.output<typeof totalSchema>

const pricesSchema = z.strictObject({
  tuition: ofLevels(evidence),
  /** Goes before sums of parts, which leave out fees and are of other years. */
  total: ofLevels(totalSchema).optional(),
  /** Further prices for the school's page, which no sum has. */
  also: z.array(figureId).optional(),
})

export const schoolPriceFile = tableOf({
  name: 'school-prices',
  file: 'lib/content/countries/school-prices.yaml',
  title: '单所学校的价',
  schema: z.strictObject({
    groups: z.array(pricesSchema.extend({ schools: proseList })),
  }),
})

/**
 * Figures of the registry for one school, by its id in the school library: used when that school is chosen and the library has no price
 * of it, or an older one. Figures for no particular school, such as a national tariff, are in the file of the country.
 */
export const schoolPrices = derivedFrom(
  () => [schoolPriceFile.read()],
  ({ groups }): Readonly<Record<string, z.output<typeof pricesSchema>>> =>
    Object.fromEntries(
      groups.flatMap(({ schools, ...prices }) => schools.map((id) => [id, prices] as const)),
    ),
)

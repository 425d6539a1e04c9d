import { type Ask, type Evidence, schoolPrices } from '@/lib/collections/kinds/cost-country'
import { moneyText } from '@/lib/schools/money'
import type { FeeSpan } from '@/lib/schools/tuition'
import type { Level } from '@/lib/tools/cost/levels'
import { between, map, zero } from './amount'
import { ownBasis, raiseFrom, sourcedBasis } from './basis'
import { isBoarding } from './boarding'
import type { CostInput } from './input'
import { type Basis, basisOf, type Context, type Line, lineLabels, type Spread, toLine } from './line'

/** The prices of fewer schools do not replace a country's own figure. */
const fewest = 20

/** The range of prices per year of a country at a level; null when too few are known. */
function spanToReckonWith(
  spans: readonly FeeSpan[],
  { country, level }: Pick<CostInput, 'country' | 'level'>,
): FeeSpan | null {
  const known = spans.find(({ basis }) => basis === 'schools' || basis === 'programmes')
  return known && (known.count >= fewest || country.tuition[level] === undefined) ? known : null
}

/** Whether the country has a tuition figure for an estimate without a school. */
export const hasCommonTuition = (input: CostInput, spans: readonly FeeSpan[]): boolean =>
  spanToReckonWith(spans, input) !== null ||
  (input.tier.tuition?.[input.level] ?? input.country.tuition[input.level]) !== undefined

/**
 * Tuition, with its yearly increase and a scholarship.
 * @param spans those of the country and level
 */
export function tuitionLine(context: Context, spans: readonly FeeSpan[]): Line {
  const { scholarship, growth } = context.input
  const evidence = tuitionEvidence(context.input)
  const basis = ownBasis(context, 'tuition', 1) ?? publishedTuition(context, spans)
  const isOnce =
    basis.published === null
      ? basis.state === 'sourced' && evidence?.isOnce === true
      : basis.published.kind === 'fee' && basis.published.fee.per === 'programme'
  const net: Spread = (amount, year) => {
    if (isOnce && year > 0) return zero
    const factor = isOnce ? 1 : (1 + growth / 100) ** year
    return map(amount, (value) => Math.max(0, value * factor - scholarship))
  }
  const notes = [
    basis.note?.replace(/[^。]$/, '$&。'),
    scholarship > 0 && basis.state !== 'missing' && '已减去您填的奖学金，减到零为止。',
    scholarship > 0 && basis.state === 'missing' && '学费暂无数据，奖学金还没有减。',
  ].filter((note) => typeof note === 'string')
  return toLine(
    context,
    'tuition',
    {
      ...basis,
      label: basis.label ?? (isBoarding(context.input) ? '学费和寄宿费' : lineLabels.tuition),
      note: notes.join('') || null,
    },
    net,
  )
}

/** The published tuition of the first year of study: prices of earlier years are raised to the year of entry. */
export function publishedTuition(context: Context, spans: readonly FeeSpan[]): Basis {
  const { input } = context
  return (
    chosenFee(context) ??
    spanBasis(context, spans) ??
    sourcedBasis(tuitionEvidence(input), context, askTuition(input), input)
  )
}

/**
 * The figures of the registry for the chosen school, or those of the country when none is chosen. A chosen school never gets the price of
 * another one.
 */
function tuitionEvidence({ school, country, tier, level }: CostInput): Evidence | undefined {
  if (school !== null) return schoolPrices()[school.id]?.tuition[level]
  return tier.tuition?.[level] ?? country.tuition[level]
}

/** Published prices of a country's universities do not apply to its schools. */
const schoolPages: Partial<Record<Level, Ask>> = {
  highschool: { name: '目标中学的收费页', url: null },
  language: { name: '目标语言学校的收费页', url: null },
}

function askTuition({ school, country: { ask }, level }: CostInput): Ask {
  if (school !== null) return { name: `${school.name}官网的学费页`, url: null }
  return ask.tuitionOf?.[level] ?? schoolPages[level] ?? ask.tuition
}

function chosenFee({ input, rates }: Context): Basis | null {
  const { fee, country } = input
  if (fee === null) return null
  const raised = raiseFrom(input, fee.priceYear)
  const isOld = !raised && fee.basis !== 'rule' && fee.priceYear !== null && input.entry - fee.priceYear > 2
  const [extraLow, extraHigh] = [fee.extra_low ?? 0, fee.extra_high ?? 0]
  // A few schools set their price in another currency than that of their country.
  const isForeign = fee.currency !== country.currency
  const factor = isForeign ? rates.of(fee.currency) / rates.local : 1
  const asked = isForeign ? `学校标价 ${moneyText(fee.low, fee.high, fee.currency)}，这里按汇率折算。` : ''
  const of = factor * (raised?.by ?? 1)
  return basisOf('sourced', {
    amount: between((fee.low + extraLow) * of, (fee.high + extraHigh) * of),
    raised,
    ...(extraHigh > 0 && { label: fee.high === 0 ? '注册费（不收学费）' : '学费和必缴费用' }),
    subject: fee.covers,
    condition: isOld ? '现价可能更高' : null,
    published: { kind: 'fee', fee },
    note: `${asked}${fee.note ?? ''}` || null,
  })
}

/** A country's own figure for one of its regions takes precedence over the published range for all; neither is used for a chosen school. */
function spanBasis({ input }: Context, spans: readonly FeeSpan[]): Basis | null {
  const { school, tier, level } = input
  if (school !== null) return null
  const span = tier.tuition?.[level] === undefined ? spanToReckonWith(spans, input) : null
  if (span === null) return null
  const raised = raiseFrom(input, span.priceYear)
  const { low, typical, high } = span
  return basisOf('sourced', {
    amount: map({ low, typical, high }, (value) => value * (raised?.by ?? 1)),
    raised,
    published: { kind: 'span', span },
  })
}

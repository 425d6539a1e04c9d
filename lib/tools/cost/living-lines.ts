import { type SchoolTotal, schoolPrices } from '@/lib/collections/kinds/cost-country'
import { figure } from '@/lib/facts/registry'
import type { FeeSpan } from '@/lib/schools/tuition'
import { atLevel } from '@/lib/tools/cost/country'
import { between } from './amount'
import { ownOrSourced, sourcedBasis } from './basis'
import { isBoarding } from './boarding'
import { amountOf } from './figure-amounts'
import type { CostInput } from './input'
import { type Basis, basisOf, type Context, type Line, toLine } from './line'
import { publishedTuition } from './tuition-line'

/**
 * Living and housing: two lines when both are known, otherwise one combined figure when that is known.
 * @param spans those of the country and level
 */
export function livingLines(context: Context, spans: readonly FeeSpan[]): Line[] {
  const { country, tier, level, housing, own } = context.input
  const line = (id: 'living' | 'housing', basis: Basis) => toLine(context, id, basis)
  const ask = country.ask.living
  if (isBoarding(context.input)) return [line('living', boardingBasis), line('housing', boardingBasis)]
  const published = ofOwnTotal(context, spans) ?? ofSchool(context) ?? ofManySchools(context, spans)
  if (published !== null) return [line('living', published), line('housing', includedIn(context.input))]
  const together = atLevel(tier.together, level)
  if (own.living === undefined && tier.living === undefined && together !== undefined) {
    return [line('living', sourcedBasis(together, context, ask)), line('housing', includedIn(context.input))]
  }
  const living = ownOrSourced(context, { line: 'living', times: 12, evidence: tier.living, ask })
  if (housing === 'home') return [line('living', living)]
  const evidence = atLevel(housing === 'campus' ? tier.campus : tier.rent, context.input.level)
  return [
    line('living', living),
    line('housing', ownOrSourced(context, { line: 'housing', times: 12, evidence, ask })),
  ]
}

const boardingBasis = basisOf('included', {
  note: '寄宿学校的食宿和学费在同一张账单里；走读、住寄宿家庭的要另算，请自填。',
})

/** The year that the chosen school adds up itself; undefined when it does not, or when the visitor changes a part of it. */
export const ownTotal = ({ school, level, housing, own }: CostInput): SchoolTotal | undefined =>
  school === null || own.living !== undefined || own.housing !== undefined || housing === 'home'
    ? undefined
    : schoolPrices()[school.id]?.total?.[level]

/**
 * What a school adds to its tuition for a year: fees, housing, meals, books and the rest. Its own total goes before sums of parts, which
 * leave out fees and are of other years. Null when the tuition of that year is not known.
 */
function ofOwnTotal(context: Context, spans: readonly FeeSpan[]): Basis | null {
  const { input, rates } = context
  const total = ownTotal(input)
  if (total === undefined) return null
  const fact = figure(total.fact)
  const all = amountOf([[total.fact]], rates)
  const entry = fact.priceYear ?? input.entry
  const tuition = publishedTuition({ ...context, input: { ...input, entry } }, spans)
  const rest = {
    low: all.low - tuition.amount.low,
    typical: all.typical - tuition.amount.typical,
    high: all.high - tuition.amount.high,
  }
  if (tuition.state !== 'sourced' || rest.low <= 0 || rest.high < rest.low) return null
  return basisOf('sourced', {
    label: '生活、住宿和必缴杂费',
    amount: rest,
    facts: [fact],
    condition: total.condition ?? null,
    note: `学校公布的一年总额减去${tuition.raised === null ? '' : '同一年的'}学费。`,
  })
}

/** The chosen school's published living costs, including housing; a figure that the visitor typed takes precedence. */
function ofSchool({ input: { schoolLiving, housing, own } }: Context): Basis | null {
  if (schoolLiving === null || own.living !== undefined || housing === 'home') return null
  const { low, high, note } = schoolLiving
  return basisOf('sourced', {
    amount: between(low, high),
    published: { kind: 'living', living: schoolLiving },
    note,
  })
}

/** The range that the country's schools publish, when nothing else is known about its living costs. */
function ofManySchools({ input: { tier, housing, own } }: Context, spans: readonly FeeSpan[]): Basis | null {
  const span = spans.find(({ basis }) => basis === 'living')
  if (span === undefined || own.living !== undefined || housing === 'home') return null
  if (tier.living !== undefined || tier.together !== undefined) return null
  const { low, typical, high } = span
  return basisOf('sourced', {
    amount: { low, typical, high },
    published: { kind: 'span', span },
    note: '校内住宿与伙食、书本、个人开支，按一学年；假期留在当地要另加。',
  })
}

const includedIn = ({ own, housing }: CostInput): Basis =>
  basisOf('included', { note: includedNote(own.housing !== undefined, housing === 'home') })

function includedNote(isTyped: boolean, isHome: boolean): string {
  if (isTyped) return '已含在生活费里，所以您填的住宿没有另加；要分开算，请把不含住宿的生活费也填上。'
  if (isHome)
    return '已含在生活费里：来源只给一个合在一起的数，不付房租也减不出来；请在“我有自己的数”里填不含住宿的生活费。'
  return '已含在生活费里。'
}

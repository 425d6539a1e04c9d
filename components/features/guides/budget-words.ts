import { type Level, levels } from '@/lib/tools/cost/levels'
import type { CostRow } from '@/lib/tools/cost/rows'
import { fundsWords } from '@/lib/tools/cost/words'

/** Marks a place whose living cost is only the amount required for its visa. */
export const fundsMark = '＊'

/** Longer names of places beside a country are 部分地区. */
const longestPlaces = 8

/**
 * Describes the places for a budget as briefly as possible: 法国 when both levels fit everywhere, 荷兰本科 when one level
 * does, 日本本科（仙台） or 加拿大本科（部分地区） when only some places of the country do.
 * @param fitting rows that this budget covers and the smaller ones do not
 * @param all every row of the calculator, with and without a price
 */
export function placesIn(fitting: readonly CostRow[], all: readonly CostRow[]): string[] {
  return [...Map.groupBy(fitting, ({ input }) => input.country)].flatMap(([country, rows]) => {
    const byLevel = [...Map.groupBy(rows, ({ input }) => input.level)].map(([level, own]) => {
      const places = all.filter(({ input }) => input.country === country && input.level === level).length
      if (own.length === places) return { level, tiers: [] }
      return {
        level,
        tiers: shortest(own.map(({ input }) => input.tier.label)),
      }
    })
    const known = new Set(
      all.filter(({ input }) => input.country === country).map(({ input }) => input.level),
    )
    const kind = kindOf(rows)
    const mark = rows.some(({ estimate }) => fundsWords(estimate) !== null) ? fundsMark : ''
    const said = (name: string, tiers: readonly string[]) => {
      const beside = [...tiers, ...(kind === null ? [] : [kind])]
      return `${name}${beside.length === 0 ? '' : `（${beside.join('、')}）`}${mark}`
    }
    const [first] = byLevel
    if (
      first !== undefined &&
      byLevel.length === known.size &&
      byLevel.every(({ tiers }) => isSame(tiers, first.tiers))
    )
      return [said(country.label, first.tiers)]
    return byLevel.map(({ level, tiers }) => said(`${country.label}${levelLabel(level)}`, tiers))
  })
}

const shortest = (tiers: readonly string[]) =>
  tiers.join('、').length > longestPlaces ? ['部分地区'] : tiers

const isSame = (some: readonly string[], others: readonly string[]) => some.join() === others.join()

/** The longest name of a kind of schools or subjects beside a country, in characters. */
const longestKind = 9

/** The common kind of all these prices, if it is one short word: 公立大学. A city with the price of one school does not change the country's. */
function kindOf(rows: readonly CostRow[]): string | null {
  const whole = rows.filter(({ input }) => input.tier.cities === undefined)
  const kinds = new Set(
    (whole.length === 0 ? rows : whole).map(
      ({ estimate }) => tuitionSubject(estimate)?.split('，')[0] ?? null,
    ),
  )
  const [kind = null] = kinds
  return kinds.size === 1 && kind !== null && kind.length <= longestKind ? kind : null
}

const tuitionSubject = ({ lines }: CostRow['estimate']): string | null =>
  lines.find(({ id }) => id === 'tuition')?.subject ?? null

const levelLabel = (level: Level): string => levels.find(({ value }) => value === level)?.label ?? ''

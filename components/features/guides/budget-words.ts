import { type Level, levels } from '@/lib/content/cost-countries/country'
import type { CostRow } from '@/lib/tools/cost/rows'
import { fundsWords } from '@/lib/tools/cost/words'

/** Behind a place whose living is only what its visa wants to see. */
export const fundsMark = '＊'

/**
 * What a budget leads to, in the fewest words that are true: 法国, where both levels fit everywhere; 荷兰本科, where one level does;
 * 日本本科（仙台）, where only some of the country's places do.
 * @param fitting what this budget covers and the ones below it did not
 * @param all every row of the calculator, priced or not
 */
export function placesIn(fitting: readonly CostRow[], all: readonly CostRow[]): string[] {
  return [...Map.groupBy(fitting, ({ input }) => input.country)].flatMap(([country, rows]) => {
    const byLevel = [...Map.groupBy(rows, ({ input }) => input.level)].map(([level, own]) => {
      const places = all.filter(({ input }) => input.country === country && input.level === level).length
      return { level, tiers: own.length === places ? [] : own.map(({ input }) => input.tier.label) }
    })
    const known = new Set(
      all.filter(({ input }) => input.country === country).map(({ input }) => input.level),
    )
    const kind = kindOf(rows)
    const mark = rows.some(({ estimate }) => fundsWords(estimate.lines) !== '') ? fundsMark : ''
    const said = (name: string, tiers: readonly string[]) => {
      const beside = [...tiers, ...(kind === null ? [] : [kind])]
      return `${name}${beside.length === 0 ? '' : `（${beside.join('、')}）`}${mark}`
    }
    if (byLevel.length === known.size && byLevel.every(({ tiers }) => tiers.length === 0))
      return [said(country.label, [])]
    return byLevel.map(({ level, tiers }) => said(`${country.label}${levelLabel(level)}`, tiers))
  })
}

/** Kinds of schools or subjects that are named beside a country hold this many signs at most. */
const longestKind = 6

/** What the prices of all these rows are of, where one short word says it: 公立大学. */
function kindOf(rows: readonly CostRow[]): string | null {
  const kinds = new Set(rows.map(({ estimate }) => tuitionSubject(estimate)?.split('，')[0] ?? null))
  const [kind = null] = kinds
  return kinds.size === 1 && kind !== null && kind.length <= longestKind ? kind : null
}

const tuitionSubject = ({ lines }: CostRow['estimate']): string | null =>
  lines.find(({ id }) => id === 'tuition')?.subject ?? null

const levelLabel = (level: Level): string => levels.find(({ value }) => value === level)?.label ?? ''

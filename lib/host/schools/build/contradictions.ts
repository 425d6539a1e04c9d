import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { cell } from '@/lib/core/column-table'
import { figure } from '@/lib/facts/registry'
import { readTable } from './source-tables'

/** Two of our sources that say different things about one price. `what` names it: a programme, or the figure of the register. */
export type Contradiction = { school: string; level: string; what: string; says: string; against: string }

const file = 'contradictions.csv'

const columns = z.object({ school: cell.text, level: cell.text, what: cell.text, reason: cell.text })

/**
 * The contradictions between the tables: programmes outside the range of their school, and figures of the register that do not overlap
 * with the library's price of the same year for the whole school.
 */
const found = `
  select p.school, p.level, p.title as what, format('%d', p.low) as says, format('%d–%d', r.low, r.high) as against
  from fees p join ranges r on r.id = p.school and r.level = p.level and r.currency = p.currency
  where p.kind = 'programme' and p.low not between r.low and r.high
  union all
  select school, 'bachelor', what, says, format('%d–%d', t.low, t.high)
  from registered_figures r join tuition t using (school)
  where level = 'bachelor' and kind = 'school' and per = 'year' and covers is null and t.price_year = r.price_year
    and (most < t.low or least > t.high)
  order by 1, 3`

export function contradictionsIn(db: DatabaseSync): Contradiction[] {
  db.exec('create temp table registered_figures (school, what, price_year, says, least, most)')
  const insert = db.prepare('insert into registered_figures values (?, ?, ?, ?, ?, ?)')
  for (const [school, { tuition }] of Object.entries(schoolPrices()))
    for (const { id, value, priceYear } of tuition.undergraduate?.facts.flat().map(figure) ?? []) {
      const numbers = [value].flat().filter((one) => typeof one === 'number')
      insert.run(school, id, priceYear, numbers.join('–'), Math.min(...numbers), Math.max(...numbers))
    }
  return db.prepare(found).all() as Contradiction[]
}

/**
 * Prints the contradictions that are left, each with its reason.
 * @throws when one is new, or when a listed one is gone
 */
export function requireKnown(found: readonly Contradiction[]): void {
  const known = readTable(file, columns).map(({ values }) => values)
  const keyOf = ({ school, level, what }: Pick<Contradiction, 'school' | 'level' | 'what'>) =>
    `${school}，${level}，${what}`
  const reasons = new Map(known.map((row) => [keyOf(row), row.reason]))
  const wordsOf = (one: Contradiction) => `${keyOf(one)}：${one.says}，学校区间 ${one.against}`
  const fresh = found.filter((one) => !reasons.has(keyOf(one)))
  const gone = [...reasons.keys()].filter((key) => !found.some((one) => keyOf(one) === key))
  if (fresh.length > 0 || gone.length)
    throw new Error(
      [
        ...fresh.map(
          (one) =>
            `两张表对不上：${wordsOf(one)}。改正一张；确实都对的，写进 lib/content/schools/${file} 并说明原因`,
        ),
        ...gone.map((key) => `lib/content/schools/${file} 里的“${key}”已经对上了，请删掉这一行`),
      ].join('\n'),
    )
  for (const one of found) console.log(`对不上但说明了原因：${wordsOf(one)}（${reasons.get(keyOf(one))}）`)
}

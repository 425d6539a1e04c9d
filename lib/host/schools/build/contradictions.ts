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

const programmeSchema = z.object({
  school: z.string(),
  level: z.string(),
  title: z.string(),
  amount: z.number(),
  low: z.number(),
  high: z.number(),
})

const priceSchema = z.object({ low: z.number(), high: z.number(), price_year: z.int().nullable() })

/**
 * The contradictions between the tables: programmes outside the range of their school, where it is not only the middle half of them, and the register against the
 * library.
 */
export function contradictionsIn(db: DatabaseSync): Contradiction[] {
  return [...programmesOutside(db), ...registerAgainstLibrary(db)]
}

function programmesOutside(db: DatabaseSync): Contradiction[] {
  const rows = db
    .prepare(
      `select p.school, p.level, p.title, p.low as amount, r.low, r.high
       from fees p join ranges r on r.id = p.school and r.level = p.level and r.currency = p.currency
       where p.kind = 'programme' and r.span <> 'middle-half' and p.low is not null and p.low not between r.low and r.high
       order by p.school, p.title`,
    )
    .all()
  return z
    .array(programmeSchema)
    .parse(rows)
    .map(({ school, level, title, amount, low, high }) => ({
      ...{ school, level, what: title },
      ...{ says: String(amount), against: `${low}–${high}` },
    }))
}

/** A figure of the register and the library's price of the same year for the whole school have to overlap. */
function registerAgainstLibrary(db: DatabaseSync): Contradiction[] {
  const find = db.prepare(
    "select low, high, price_year from tuition where school = ? and level = ? and kind = 'school' and per = 'year' and covers is null",
  )
  return Object.entries(schoolPrices()).flatMap(([school, { tuition }]) => {
    const facts = tuition.undergraduate?.facts.flat().map(figure) ?? []
    const prices = z.array(priceSchema).parse(find.all(school, 'bachelor'))
    return facts.flatMap(({ id, value, priceYear }) => {
      const numbers = [value].flat().filter((one) => typeof one === 'number')
      const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
      return prices
        .filter(({ price_year }) => price_year !== null && price_year === priceYear)
        .filter(({ low, high }) => most < low || least > high)
        .map(({ low, high }) => ({
          ...{ school, level: 'bachelor', what: id },
          ...{ says: numbers.join('–'), against: `${low}–${high}` },
        }))
    })
  })
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
  if (fresh.length > 0 || gone.length > 0)
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

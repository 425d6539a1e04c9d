import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { quantile } from '@/lib/core/quantile'
import type { PriceSpan } from '@/lib/schools/price-spans'
import type { ValueSourceId } from '@/lib/schools/value-sources'

/** The tuition of a school for one year, and what its two ends are. */
export type Range = {
  low: number
  high: number
  covers: string | null
  span: PriceSpan
  note: string | null
  year: string
  source: ValueSourceId
}

/** Fewer prices have no middle half. */
const fewest = 5

/** The month of the register that the tables hold, and how its prices are dated. */
export const registerRead = '2026-08'
export const register = { year: `${registerRead} 登记册`, source: 'cricos' } as const

/** A bachelor of one year is the honours year after another one. */
const shortest = { bachelor: 2, master: 1 } as const

/**
 * A few totals are far too low for their weeks, such as 30,000 dollars for four years where other courses cost 140,000: they are those of
 * a shorter way through the course, or wrong. Less than half of the lower quartile counts as such.
 */
const impossibleShare = 0.5

const coursesSchema = z.array(z.object({ title: z.string(), years: z.number(), yearly: z.number() }))

const registeredSchema = z.array(z.object({ id: z.string(), name_en: z.string() }))

/** Prices of one year of the courses that schools registered in Australia. Research degrees are not taught ones, and cost more. */
export function registeredPrices(db: DatabaseSync) {
  const find = db.prepare(
    `select title, round(weeks / 26.0) / 2 as years, fee / max(1, round(weeks / 26.0) / 2) as yearly from programmes
     where school = ? and level = ? and source = 'cricos' and is_research = 0 and fee > 0 and weeks > 0`,
  )
  const coursesOf = (school: string, level: string) => coursesSchema.parse(find.all(school, level))
  const schools = registeredSchema.parse(
    db
      .prepare(
        "select id, name_en from schools where level = 'university' and id in (select school from programmes where source = 'cricos') order by id",
      )
      .all(),
  )
  return {
    schools,
    /** The middle half of the courses; null where they are too few. */
    halfOf(school: string, level: string): Range | null {
      const yearly = coursesOf(school, level).map((course) => course.yearly)
      if (yearly.length < fewest) return null
      return {
        low: Math.round(quantile(yearly, 0.25)),
        high: Math.round(quantile(yearly, 0.75)),
        covers: null,
        span: 'middle-half',
        ...register,
        note: `登记册里 ${yearly.length} 个课程按一年计的中间一半；选定课程后以录取信为准`,
      }
    },
    /** The lowest price among the courses that someone who begins this level can take; null where they are too few. */
    lowestOf(school: string, level: keyof typeof shortest): number | null {
      const courses = coursesOf(school, level)
      if (courses.length < fewest) return null
      const least =
        quantile(
          courses.map(({ yearly }) => yearly),
          0.25,
        ) * impossibleShare
      const open = courses.filter(
        ({ title, years, yearly }) =>
          yearly >= least &&
          years >= shortest[level] &&
          (level === 'bachelor' || !title.startsWith('Bachelor')),
      )
      return open.length === 0 ? null : Math.round(Math.min(...open.map(({ yearly }) => yearly)))
    },
  }
}

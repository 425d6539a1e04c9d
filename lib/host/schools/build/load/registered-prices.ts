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

const yearly = 'fee / max(1, round(weeks / 26.0) / 2)'
const isPriced = "source = 'cricos' and fee_per = 'programme' and fee > 0 and weeks > 0"

/** The course with a code of the register. */
export const isCourse = "detail glob 'CRICOS ' || ? || '*'"

const coursesSchema = z.array(z.object({ title: z.string(), years: z.number(), yearly: z.number() }))

const registeredSchema = z.array(z.object({ id: z.string(), name_en: z.string() }))

/** What a school itself publishes: the range of a level, or the price of one programme with its courses in the register. */
type OwnPrice = {
  school: string
  level: string
  low: number
  high: number
  courses: readonly string[] | null
}

/** Prices of the register further from the school's own are of another year, or divided by weeks that are not all study. */
export const nearest = { least: 0.9, most: 1.1 }

const atLevelSchema = z.array(z.object({ level: z.string(), yearly: z.number() }))

/**
 * Takes away the register's prices that are far from what the school publishes: at that level, and at the levels of this school where nothing confirms
 * them. A range below the register's is itself the older one, and decides nothing.
 * @returns the schools and levels that lost their prices
 */
export function dropFarPrices(db: DatabaseSync, own: readonly OwnPrice[]): string[] {
  const registered = registeredPrices(db)
  const find = db.prepare(
    `select level, ${yearly} as yearly from programmes where school = ? and ${isPriced} and ${isCourse}`,
  )
  const ratiosOf = ({ school, level, low, high, courses }: OwnPrice) => {
    const same = (courses ?? []).flatMap((code) => atLevelSchema.parse(find.all(school, code)))
    if (same.length > 0) return same.map(({ level, yearly }) => ({ level, ratio: low / yearly }))
    const half = registered.halfOf(school, level)
    if (half === null) return []
    const ratio =
      courses === null
        ? Math.max(nearest.least, (low + high) / (half.low + half.high))
        : low / Math.min(Math.max(low, half.low), half.high)
    return [{ level, ratio }]
  }
  const drop = db.prepare(
    `update programmes set fee = null, fee_per = null where school = ? and ${isPriced} and level not in (select value from json_each(?))`,
  )
  return [...Map.groupBy(own, ({ school }) => school)].flatMap(([school, prices]) => {
    const judged = [...Map.groupBy(prices.flatMap(ratiosOf), ({ level }) => level)]
    const far = judged.filter(([, all]) =>
      all.some(({ ratio }) => ratio < nearest.least || ratio > nearest.most),
    )
    if (far.length === 0) return []
    drop.run(school, JSON.stringify(judged.filter((one) => !far.includes(one)).map(([level]) => level)))
    return far.map(([level]) => `${school}，${level}`)
  })
}

/** Prices of one year of the courses that schools registered in Australia. Research degrees are not taught ones, and cost more. */
export function registeredPrices(db: DatabaseSync) {
  const find = db.prepare(
    `select title, round(weeks / 26.0) / 2 as years, ${yearly} as yearly from programmes
     where school = ? and level = ? and is_research = 0 and ${isPriced}`,
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

import { quantile } from '@/lib/core/quantile'
import { type Axis, axisAround, farShare } from './axis'

/** With fewer values there is no distribution to show. */
const fewest = 5

/** Values beyond an end of the axis: their number, and the one that is farthest away. */
type Beyond = { count: number; farthest: number } | null

export type Strip = {
  axis: Axis
  /** Values on the axis, each once, rising. */
  marks: readonly number[]
  /** The least and the largest value, the middle one, and the ends of the middle half. */
  least: number
  quarter: number
  middle: number
  threeQuarters: number
  most: number
  below: Beyond
  above: Beyond
  count: number
}

/**
 * A set of values on one axis. The axis fits most of them and always `own`; it does not begin at zero.
 * @param among values that the axis fits instead, so that several sets are on the same one
 * @returns null for fewer than five values
 */
export function stripOf(
  values: readonly number[],
  own: number | null = null,
  among: readonly number[] = values,
): Strip | null {
  const sorted = rising(values)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined || sorted.length < fewest) return null
  const all = rising(among)
  const far = Math.floor(all.length * farShare)
  const ends = [all[far] ?? least, all.at(-1 - far) ?? most, ...(own === null ? [] : [own])]
  const axis = axisAround(Math.min(...ends), Math.max(...ends))
  const below = sorted.filter((value) => value < axis.low).length
  const above = sorted.filter((value) => value > axis.high).length
  return {
    axis,
    marks: [...new Set(sorted.slice(below, sorted.length - above))],
    least,
    quarter: quantile(sorted, 0.25),
    middle: quantile(sorted, 0.5),
    threeQuarters: quantile(sorted, 0.75),
    most,
    below: below === 0 ? null : { count: below, farthest: least },
    above: above === 0 ? null : { count: above, farthest: most },
    count: sorted.length,
  }
}

const rising = (values: readonly number[]) =>
  values.filter(Number.isFinite).toSorted((one, other) => one - other)

import { quantile } from '@/lib/core/quantile'
import { type Axis, axisAround, farShare, placeOn } from './axis'

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
  const whole = axisAround(Math.min(...ends), Math.max(...ends))
  const axis = withoutEmptyHalves(
    whole,
    [...all, ...ends].filter((value) => value >= whole.low && value <= whole.high),
  )
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

/** An axis without the half of its first or last part in which there is no value. */
function withoutEmptyHalves({ low, high, lines }: Axis, values: readonly number[]): Axis {
  const half = ((lines[0] ?? high) - low) / 2
  return {
    low: values.every((value) => value >= low + half) ? low + half : low,
    high: values.every((value) => value <= high - half) ? high - half : high,
    lines,
  }
}

/** A value with its words: 牛津大学 38.2 万. */
export type NamedValue = { value: number; label: string }

/** The place of a value, and whether its words end there, so that they have room. */
export type PlacedName = NamedValue & { at: number; isBefore: boolean }

/**
 * Named values of an axis from the top down. The line from a name to its mark passes the names below it: they are farther to the middle.
 */
export function namesAbove(axis: Axis, named: readonly NamedValue[]): PlacedName[] {
  return named
    .filter(({ value }) => value >= axis.low && value <= axis.high)
    .map((name) => {
      const at = placeOn(axis, name.value)
      return { ...name, at, isBefore: at > 0.5 }
    })
    .toSorted((one, other) => Math.abs(other.at - 0.5) - Math.abs(one.at - 0.5))
}

const rising = (values: readonly number[]) =>
  values.filter(Number.isFinite).toSorted((one, other) => one - other)

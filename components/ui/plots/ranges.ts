import { type Axis, axisAround, farShare, placeOn } from './axis'

/** From a low to a high value; the middle one where it is known. */
export type Range = { low: number; high: number; middle: number | null }

/**
 * The axis of several ranges. It fits most of them and always `also`, such as a limit; it does not begin at zero.
 * @returns null without a range
 */
export function axisOfRanges(ranges: readonly Range[], also: readonly number[] = []): Axis | null {
  if (ranges.length === 0) return null
  const far = Math.floor(ranges.length * farShare)
  const lows = ranges.map(({ low }) => low).toSorted((one, other) => one - other)
  const highs = ranges.map(({ high }) => high).toSorted((one, other) => other - one)
  const ends = [...lows.slice(far, far + 1), ...highs.slice(far, far + 1), ...also]
  return axisAround(Math.min(...ends), Math.max(...ends))
}

/** A range on an axis, from 0 to 1, and whether it goes beyond an end. */
export function placeRange(axis: Axis, { low, high, middle }: Range) {
  const onAxis = (value: number) => Math.min(1, Math.max(0, placeOn(axis, value)))
  return {
    from: onAxis(low),
    to: onAxis(high),
    middle: middle === null || middle < axis.low || middle > axis.high ? null : placeOn(axis, middle),
    isBelow: low < axis.low,
    isAbove: high > axis.high,
  }
}

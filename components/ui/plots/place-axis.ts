/** A published place: equal ends when it is exact, otherwise those of a band. */
type Place = { from: number; to: number }

/** Two places of one school, as heights from 0 (above) to 1 (below). */
type Slope = {
  before: readonly [top: number, bottom: number]
  now: readonly [top: number, bottom: number]
  way: 'up' | 'down' | 'level' | 'unknown'
}

/** A place that is this many times the middle of the two is at the edge: 100 to 50 fills the height. */
const wholeHeight = 2

/**
 * The way from one place to the next one, equally steep for equal proportions: 100 to 80 is as steep as 10 to 8. Its
 * direction is unknown when one of the two is a band; a school can move within it without being printed otherwise.
 */
export function slopeOf(before: Place, now: Place): Slope {
  const middle = Math.sqrt(middleOf(before) * middleOf(now))
  const heightOf = (place: number) =>
    Math.min(1, Math.max(0, 0.5 + Math.log(place / middle) / Math.log(wholeHeight)))
  const isExact = before.from === before.to && now.from === now.to
  return {
    before: [heightOf(before.from), heightOf(before.to)],
    now: [heightOf(now.from), heightOf(now.to)],
    way: !isExact ? 'unknown' : now.from < before.from ? 'up' : now.from > before.from ? 'down' : 'level',
  }
}

const middleOf = ({ from, to }: Place) => Math.sqrt(from * to)

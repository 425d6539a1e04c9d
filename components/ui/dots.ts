export type MapPoint = { lat: number; lon: number }

/** The part of the world that a map shows, in degrees. */
export type MapFrame = { south: number; north: number; west: number; east: number }

/** Size of the picture of a part of the world, in px, and the place of a point in it. */
export function pictureOf({ south, north, west, east }: MapFrame, height: number, width: number) {
  // A degree of longitude is shorter farther from the equator.
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(height / (north - south), width / ((east - west) * shrink))
  return {
    w: Math.round((east - west) * shrink * scale),
    h: Math.round((north - south) * scale),
    x: ({ lon }: MapPoint) => Math.round((lon - west) * shrink * scale),
    y: ({ lat }: MapPoint) => Math.round((north - lat) * scale),
  }
}

/** A path with one dot for each place, however many points are there. */
export function dotsOf(points: readonly MapPoint[], { x, y }: ReturnType<typeof pictureOf>): string {
  return [...new Set(points.map((point) => `M${x(point)} ${y(point)}h0`))].join('')
}

/**
 * One dot for each cell of a grid in which there are points, wider where there are more. Steps from dot to dot keep the file small.
 * @param widths rising; a cell has the width of the last one whose `from` it reaches
 */
export function gridDotsOf<Width extends { from: number }>(
  points: readonly MapPoint[],
  { x, y }: ReturnType<typeof pictureOf>,
  cell: number,
  widths: readonly Width[],
): (Width & { path: string })[] {
  const snapped = (value: number) => Math.round(value / cell) * cell
  const cells = new Map<string, { x: number; y: number; count: number }>()
  for (const point of points) {
    const at = { x: snapped(x(point)), y: snapped(y(point)) }
    const key = `${at.x} ${at.y}`
    cells.set(key, { ...at, count: (cells.get(key)?.count ?? 0) + 1 })
  }
  return widths.map((width, at) => {
    const next = widths[at + 1]?.from ?? Number.POSITIVE_INFINITY
    const own = [...cells.values()]
      .filter(({ count }) => count >= width.from && count < next)
      .toSorted((one, other) => one.x - other.x || one.y - other.y)
    const steps = own.map((dot, index) => {
      const before = own[index - 1] ?? { x: 0, y: 0 }
      return `m${dot.x - before.x} ${dot.y - before.y}h0`
    })
    return { ...width, path: steps.join('') }
  })
}

/** Steps in px of a name from its place, and up or down. */
const nameGaps = [8, 20, 32, 44]
const nameShifts = [0, -14, 14]

/** Letters of a name are as wide, and a line is as high. */
const letter = 13

/** The near end of a line of text, and the place that it names, in px. */
type PlacedName = {
  name: string
  from: { x: number; y: number }
  x: number
  y: number
  isBefore: boolean
  isFar: boolean
}

/** Where the names beside their places cover the fewest dots and no earlier name, in the order of the names. */
export function placesOfNames(
  places: readonly (MapPoint & { name: string })[],
  picture: ReturnType<typeof pictureOf>,
  dots: readonly MapPoint[],
): PlacedName[] {
  const taken: { left: number; right: number; y: number }[] = []
  return places.map((place) => {
    const from = { x: picture.x(place), y: picture.y(place) }
    const length = place.name.length * letter
    const candidates = nameGaps.flatMap((gap) =>
      nameShifts.flatMap((shift) =>
        [false, true].map((isBefore) => {
          const x = isBefore ? from.x - gap : from.x + gap
          const [left, right] = isBefore ? [x - length, x] : [x, x + length]
          const y = from.y + shift
          const covered = dots.filter((dot) => {
            const [dotX, dotY] = [picture.x(dot), picture.y(dot)]
            return dotX > left - 3 && dotX < right + 3 && Math.abs(dotY - y) < letter / 2 + 3
          }).length
          const isOverName = taken.some(
            (name) => name.left < right && name.right > left && Math.abs(name.y - y) < letter + 1,
          )
          const isOutside = left < 0 || right > picture.w
          const cost =
            covered * letter + gap + Math.abs(shift) + (isOutside ? 1000 : 0) + (isOverName ? 500 : 0)
          return { x, y: y + 4, isBefore, isFar: gap > letter, cost, left, right, line: y }
        }),
      ),
    )
    const { left, right, line, x, y, isBefore, isFar } = candidates.reduce((one, other) =>
      other.cost < one.cost ? other : one,
    )
    taken.push({ left, right, y: line })
    return { name: place.name, from, x, y, isBefore, isFar }
  })
}

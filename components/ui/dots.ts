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

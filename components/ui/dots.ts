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

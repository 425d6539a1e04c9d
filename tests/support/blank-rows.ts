/** A stretch of rows of a page, in px from its top. */
export type Stretch = { top: number; bottom: number }

/**
 * The rows of a stretch that none of the marks covers: their share of it, and the longest run of them in px with the row where it begins.
 */
export function blankRows({ top, bottom }: Stretch, marks: readonly Stretch[]) {
  let blank = 0
  let longest = { height: 0, top }
  let at = top
  const leave = (until: number) => {
    const height = until - at
    if (height <= 0) return
    blank += height
    if (height > longest.height) longest = { height, top: at }
  }
  for (const mark of marks.toSorted((one, other) => one.top - other.top)) {
    leave(Math.min(mark.top, bottom))
    at = Math.max(at, mark.bottom)
  }
  leave(bottom)
  return { share: bottom > top ? blank / (bottom - top) : 0, longest }
}

/** The rows that at least one of the marks covers, in px. */
export function coveredRows(whole: Stretch, marks: readonly Stretch[]): number {
  return (whole.bottom - whole.top) * (1 - blankRows(whole, marks).share)
}

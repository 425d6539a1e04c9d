/** A fold of fewer rows costs more height than the rows. */
export const fewestFolded = 3

/** How many of the rows are open, when only so many are wanted open: all of them, unless at least three are left for a fold. */
export const openRowsOf = (count: number, wanted: number): number =>
  count - wanted < fewestFolded ? count : wanted

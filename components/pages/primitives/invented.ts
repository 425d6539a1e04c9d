/** An invented sum in 万元, or a range. It is made here, because a sum that stands in a text needs a source. */
export const wan = (low: number, high?: number): string =>
  high === undefined ? `${low} 万元` : `${low}–${high} 万元`

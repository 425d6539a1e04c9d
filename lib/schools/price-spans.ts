/**
 * What the two ends of a price are. `all`: the lowest and the highest that the source has. `middle-half`: the quartiles of the courses in
 * a register, so a quarter of them costs less and a quarter more. `unclear`: the compilation that the range comes from does not say, and part
 * of its ranges are quartiles.
 */
export const priceSpans = ['all', 'middle-half', 'unclear'] as const

export type PriceSpan = (typeof priceSpans)[number]

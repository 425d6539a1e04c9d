/** Longest value of any one field, in UTF-16 units. */
export const fieldLimit = 500

/**
 * Most characters of a typed text that are read. A longer one is refused before anything looks for a name in it, or for what cannot be
 * seen.
 */
export const readLimit = 2000

/** A name, of a visitor or a consultant. */
export const nameLimit = 30

/** What may be typed or pasted for a name, a phone and a code, which are then taken out of it. */
export const typedLimits = { name: 60, phone: 60, code: 80 } as const

/** The origin of a lead as consultants read it. */
export const sourceLimit = 100

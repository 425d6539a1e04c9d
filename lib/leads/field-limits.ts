/** Longest value of any one field, in UTF-16 units. */
export const fieldLimit = 500

/** A name, of a visitor or a consultant. */
export const nameLimit = 30

/** What may be typed or pasted for a name, a phone and a code, which are then taken out of it. */
export const typedLimits = { name: 60, phone: 60, code: 80 } as const

/** The origin of a lead as consultants read it. */
export const sourceLimit = 100

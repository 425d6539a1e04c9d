/** Longest value of any one field, in UTF-16 units. */
export const fieldLimit = 500

/** A name, of a visitor or a consultant. */
export const nameLimit = 30

/** What may be typed for a name and a phone; spaces and signs are removed from it before it is checked. */
export const typedLimits = { name: 60, phone: 60 } as const

/** The origin of a lead as consultants read it. */
export const sourceLimit = 100

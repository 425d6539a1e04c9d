/** A number with its thousands separated: 12,345. */
export const grouped = (value: number): string => value.toLocaleString('en-US')

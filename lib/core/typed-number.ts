import { withAsciiDigits } from './digits'

const plain = /^\d{1,12}(\.\d{1,2})?$/
/** Commas or spaces stand between groups of three digits only: `1,5` must not become 15. */
const grouped = /^\d{1,3}(?:[,\s]\d{3}){1,3}(\.\d{1,2})?$/
/** A mark or a credit, on a keypad that has only the comma. A sum of money is longer, and its comma may be a slip. */
const withComma = /^(?:\d{1,2},\d|\d,\d{2})$/

/** The sign that a Chinese keyboard or an Arabic one gives for the point. */
const point = /(?<=\d)[。・·٫](?=\d)/

/**
 * A number as people type it: also in digits of other scripts, in groups of three digits, with a comma as in 6,5, and as 85分 or 85%; at
 * most two decimals. Else null.
 */
export function typedNumber(text: string): number | null {
  const typed = withAsciiDigits(text)
    .trim()
    .replace(point, '.')
    .replace(/ ?(?:分|%)$/, '')
  if (withComma.test(typed)) return Number(typed.replace(',', '.'))
  return plain.test(typed) || grouped.test(typed) ? Number(typed.replace(/[,\s]/g, '')) : null
}

const plain = /^\d{1,12}(\.\d{1,2})?$/
/** Commas or spaces stand between groups of three digits only: `1,5` is a number with decimals elsewhere, and must not become 15. */
const grouped = /^\d{1,3}(?:[,\s]\d{3}){1,3}(\.\d{1,2})?$/

/** A number as people type it: also full-width digits and groups of three digits; at most two decimals. Null for anything else. */
export function typedNumber(text: string): number | null {
  const typed = text.normalize('NFKC').trim()
  return plain.test(typed) || grouped.test(typed) ? Number(typed.replace(/[,\s]/g, '')) : null
}

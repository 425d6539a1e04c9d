/** A number as people type it: full-width digits and grouping commas are allowed; at most two decimals. Null for anything else. */
export function typedNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

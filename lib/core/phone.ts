/** Mainland mobile number: 1, then 3-8, eleven digits in all (specification §5). */
export const phonePattern = /^1[3-8]\d{9}$/

/**
 * Converts a typed number into the stored form: full-width digits become ASCII; spaces, dashes, the country code and the invisible marks
 * that chats and phone books put around a copied number are removed. The result is not checked; test it with `phonePattern`.
 */
export function normalizePhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{C}\p{Pd}\u2212]/gu, '')
    .replace(/^(?:\+|00)?86(?=1[3-8]\d{9}$)/, '')
}

export function isPhone(typed: string): boolean {
  return phonePattern.test(normalizePhone(typed))
}

/** The first 3 digits, six stars and the last 2 digits, as shown in the identity check (specification §4). */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}******${phone.slice(-2)}`
}

/** A digit, and what may separate two digits: a space, a line break, a dash, or a space encoded in an address. */
const [digit, gap] = ['[\\d０-９]', '(?:[\\s\\p{Pd}\\u2212]|%20)?']
const phoneInText = new RegExp(
  `(?<!${digit})(?:(?:[+＋]|00)?86${gap})?([1１][3-9３-９]${digit})(?:${gap}${digit}){6}${gap}(${digit})${gap}(${digit})(?!${digit})`,
  'gu',
)

/** Masks every sequence of digits that could be a phone number, however it is grouped. For texts that are about to be logged. */
export const maskPhonesIn = (text: string): string => text.replace(phoneInText, '$1******$2$3')

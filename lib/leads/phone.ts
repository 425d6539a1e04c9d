/** Mainland mobile number: 1, then 3-8, eleven digits in all (specification §5). */
export const phonePattern = /^1[3-8]\d{9}$/

/**
 * Brings a typed number into the stored form: full-width digits become ASCII; spaces, dashes and the invisible marks that
 * chats and phone books put around a copied number go, and so does the country code in each of its spellings. Returns
 * whatever is left; `phonePattern` decides whether that is a number.
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

/** First 3 digits, six stars, last 2 digits: what the identity check shows (specification §4). */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}******${phone.slice(-2)}`
}

/** Replaces every run of digits that could be a phone number in a text that is about to be logged. */
export function maskPhonesIn(text: string): string {
  return text.replace(/(?<!\d)(?:(?:\+|00)?86)?(1[3-9]\d)\d{6}(\d{2})(?!\d)/g, '$1******$2')
}

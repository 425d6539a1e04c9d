import { withAsciiDigits, withChineseDigits } from './digits'

/**
 * Whether a number in the stored form is a mainland mobile number that forms take: 1, then 3-8, eleven digits in all (specification §5).
 * `PHONE_SECOND_DIGITS=3-9` also allows the numbers issued since 2017. The build writes the variable's value into the browser's code.
 */
const isTaken = (phone: string): boolean =>
  (process.env.PHONE_SECOND_DIGITS === '3-9' ? /^1[3-9]\d{9}$/ : /^1[3-8]\d{9}$/).test(phone)

/** The digits of one mobile number with what may stand before them: the country code, with or without a trunk prefix. */
const written = /^(?:[+0]*86)?0?(1[3-9]\d{9})$/
/** Signs that separate two numbers, when everything together is not one. */
const separators = /[,;:/|、()[\]]+/

const digitsAndPlus = (text: string) => text.replace(/[^\d+]/g, '')

function numbersOf(text: string): string[] {
  // Letters never stand inside a number; any other sign may.
  const found = text.split(/\p{L}+/u).flatMap((part) => {
    const whole = written.exec(digitsAndPlus(part))
    const each =
      whole === null ? part.split(separators).map((one) => written.exec(digitsAndPlus(one))) : [whole]
    return each.flatMap((match) => match?.[1] ?? [])
  })
  return [...new Set(found)]
}

/**
 * The stored form of a typed or pasted number: the eleven digits when the text contains exactly one mobile number, in whatever punctuation,
 * with or without the country code, also in Chinese numerals. Otherwise the text without spaces and invisible signs, empty when
 * nothing can be seen. The result is not checked: see `isPhone`.
 */
export function normalizePhone(typed: string): string {
  const text = withAsciiDigits(typed)
  const found = numbersOf(text)
  const [phone, second] = found.length > 0 ? found : numbersOf(withChineseDigits(text))
  if (phone !== undefined && second === undefined) return phone
  return text.replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
}

export function isPhone(typed: string): boolean {
  return isTaken(normalizePhone(typed))
}

/** Whether a number is complete but of a range that forms do not take, so that its owner has to dial. */
export function isUntakenRange(typed: string): boolean {
  const phone = normalizePhone(typed)
  return /^19\d{9}$/.test(phone) && !isTaken(phone)
}

/** Whether a text contains this number, whatever stands between its digits. For erasure, so it rather finds too much. */
export function mentionsPhone(text: string, phone: string): boolean {
  const ascii = withAsciiDigits(text)
  return [ascii, withChineseDigits(ascii)].some((each) => each.replace(/\D/g, '').includes(phone))
}

/** The first 3 digits, six stars and the last 2 digits, as shown in the identity check (specification §4). */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}******${phone.slice(-2)}`
}

/** A digit, and what may separate two digits: up to three spaces, line breaks, dashes, dots, brackets; also as an address encodes them. */
const digit = '[\\d０-９]'
const gap = '(?:[\\s\\p{Pd}\\u2212.．·。/()（）_]|%20|%2D|%2E|%28|%29){0,3}'
const phoneInText = new RegExp(
  `(?<!${digit})(?:(?:[+＋]|00)?86${gap})?([1１][3-9３-９]${digit})(?:${gap}${digit}){6}${gap}(${digit})${gap}(${digit})(?!${digit})`,
  'gu',
)
/** Not a phone number: a number with decimals, such as a measured time. */
const isDecimal = (text: string) => /^\d+\.\d+$/.test(text)

/** Masks every sequence of digits that could be a phone number, however it is grouped. For texts that are about to be logged. */
export const maskPhonesIn = (text: string): string =>
  text.replace(phoneInText, (found, first: string, tens: string, last: string) =>
    isDecimal(found) ? found : `${first}******${tens}${last}`,
  )

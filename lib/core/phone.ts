import { chineseNumerals, withAsciiDigits, withChineseDigits } from './digits'

/**
 * Whether a number in the stored form is a mainland mobile number that forms take: 1, then 3-8, eleven digits in all (specification §5).
 * `PHONE_SECOND_DIGITS=3-9` also allows the numbers issued since 2017. The build writes the variable's value into the browser's code.
 */
const isTaken = (phone: string): boolean =>
  (process.env.PHONE_SECOND_DIGITS === '3-9' ? /^1[3-9]\d{9}$/ : /^1[3-8]\d{9}$/).test(phone)

/**
 * The digits of one mobile number with what may stand before them: the country code, also as it is called from America, Australia and
 * Japan (011, 0011, 010), with or without a trunk prefix.
 */
const written = /^(?:(?:[+0]*|0?01[01])86)?0?(1[3-9]\d{9})$/
/** A number of North America with the 1 before its area code: 1 (604) 555-0123. Nobody groups a mainland number so. */
const northAmerican = /^1[\s.-]*(?:\([2-9]\d\d\)[\s.-]*|[\s.-][2-9]\d\d[\s.-])[2-9]\d\d[\s.-]\d{4}$/
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
  const text = withAsciiDigits(typed).trim()
  if (northAmerican.test(text)) return `+${digitsAndPlus(text)}`
  const found = numbersOf(text)
  const [phone, second] = found.length > 0 ? found : numbersOf(withChineseDigits(text))
  if (phone !== undefined && second === undefined) return phone
  return text.replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
}

export function isPhone(typed: string): boolean {
  return isTaken(normalizePhone(typed))
}

/** Whether a text contains this number, whatever stands between its digits, also with l for 1 and O for 0. For erasure, so it rather finds too much. */
export function mentionsPhone(text: string, phone: string): boolean {
  const ascii = withAsciiDigits(text)
  const read = withChineseDigits(ascii)
  const letters = read.replace(/[lI|丨]/g, '1').replace(/[oO]/g, '0')
  return [ascii, read, letters].some((each) => each.replace(/\D/g, '').includes(phone))
}

/** The first 3 digits, six stars and the last 2 digits, as shown in the identity check (specification §4). */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)}******${phone.slice(-2)}`
}

/** What may separate two digits: up to three spaces, line breaks, dashes, dots, brackets, Chinese commas; also as an address encodes them. */
const gap = '(?:[\\s\\p{Pd}\\p{Cf}\\p{M}\\u2212.．·•‧・。，、；：～~/()（）_*|@#→+]|%20|%2D|%2E|%28|%29){0,3}'
/** Follows a digit that takes the place of a sign of two units. */
const fill = '\\uffff?'
const digit = `\\d${fill}`
const phoneInText = new RegExp(
  `(?<!${digit})(?:(?:[+＋]|00)?86${gap})?(1${fill}${gap}[3-9]${fill}${gap}${digit})(?:${gap}${digit}){6}${gap}(${digit})${gap}(${digit})(?!\\d)`,
  'dgu',
)
/** Signs that can stand for a digit, except the usual ten. */
const digitSigns = new RegExp(`(?![0-9])[\\p{Nd}\\p{No}${chineseNumerals}]`, 'gu')
/** Not a phone number: a number with decimals, such as a measured time. */
const isDecimal = (text: string) => /^\d+\.\d+$/.test(text)

/** The text with the usual digits in place of all others, each sign in its place. */
const withDigitsInPlace = (text: string): string =>
  text.replace(digitSigns, (sign) => {
    const usual = withChineseDigits(withAsciiDigits(sign))
    return /^\d$/.test(usual) ? usual.padEnd(sign.length, '\uffff') : sign
  })

/**
 * Masks every sequence of digits that could be a phone number, however it is written and grouped: in digits of any script, or in Chinese
 * numerals. For texts that are about to be logged, or shown to someone who has not given a name.
 */
export function maskPhonesIn(text: string): string {
  let masked = ''
  let end = 0
  for (const { 0: found, indices } of withDigitsInPlace(text).matchAll(phoneInText)) {
    const [whole, first, tens, last] = indices ?? []
    if (isDecimal(found) || !whole || !first || !tens || !last) continue
    masked += `${text.slice(end, whole[0])}${text.slice(...first)}******${text.slice(...tens)}${text.slice(...last)}`
    end = whole[1]
  }
  return masked + text.slice(end)
}

/** A digit of any script: each script has its ten in a row, beginning at a zero. */
const anyDigit = /(?![0-9])\p{Nd}/gu

/** Full-width, circled and other forms of digits and letters become the usual ones; digits of other scripts become ASCII. */
export const withAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(anyDigit, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)))

/** How many digits stand before this one in its row. */
function digitOf(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}

/** Every way to write a Chinese digit, also the one of banks and the one that is read out: the first sign of each is the usual one. */
const numerals = [
  '零〇○',
  '一壹弌幺壱',
  '二贰貳两弐',
  '三叁參叄参弎',
  '四肆',
  '五伍',
  '六陆陸',
  '七柒漆',
  '八捌',
  '九玖',
]

/** Every sign for a Chinese digit, for a class of an expression. */
export const chineseNumerals = numerals.join('')
const numeral = new RegExp(`[${chineseNumerals}]`, 'g')

/** Chinese numerals as they are read out, 幺三八〇〇, or as banks write them, become digits too. */
export const withChineseDigits = (text: string): string =>
  text.replace(numeral, (sign) => String(numerals.findIndex((signs) => signs.includes(sign))))

/** The zeros of scripts whose digits NFKC does not make ASCII: Arabic, Persian, Tibetan, Mongolian. */
const zeros = '\u0660\u06f0\u0f20\u1810'
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0f20-\u0f29\u1810-\u1819]/g

/** Full-width, circled and other forms of digits and letters become the usual ones; digits of other scripts become ASCII. */
export const withAsciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(foreignDigit, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = [...zeros].findLast((each) => each.charCodeAt(0) <= code) ?? digit
    return String(code - zero.charCodeAt(0))
  })

const chineseDigits = '零一二三四五六七八九'

/** Chinese numerals as they are read out, 幺三八〇〇, become digits too. */
export const withChineseDigits = (text: string): string =>
  text
    .replace(/[〇○]/g, '零')
    .replace(/幺/g, '一')
    .replace(/[零一二三四五六七八九]/g, (numeral) => String(chineseDigits.indexOf(numeral)))

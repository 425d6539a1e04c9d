import { messages } from './messages'
import { visibleText } from './text'

/** Letters as fonts have them: also private ones, and those of planes 2 and 3 that a browser does not know yet. */
const letter = '\\p{L}\\p{Co}\\u{20000}-\\u{3fffd}\\u2ff0-\\u2fff\\u31ef'
/** Between the syllables of a Tibetan name. */
const tsheg = '\u0f0b\u0f0c'
const accepted = new RegExp(`^[${letter}\\p{N}][${letter}\\p{M}\\p{N}${tsheg} .·'’()（）-]*$`, 'u')
const strange = new RegExp(`[^${letter}\\p{M}\\p{N}${tsheg} .·'’()（）-]`, 'u')

/** What keyboards, fonts and documents give for a space, for the dot between the parts of a name, and for a dash. */
const spaces = /[\p{Zs}\t]+/gu
const dots =
  /[\u00b7\u0387\u2022\u2024\u2027\u2218\u2219\u22c5\u25cf\u25e6\u2981\u2e31\u2e33\u3002\u30fb\ua78f\ufe52\uff0e\uff61\uff65]+/g
const dashes = /[\p{Pd}\u2212]+/gu
const wideLetters = /[\uff07\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g
/** A dot of the keyboard between two Chinese characters is the dot of a name; J.K. keeps its own. */
const dotInChinese = /(\p{Script=Han})\.(?=\p{Script=Han})/gu

/** Emoji and other pictures are removed, except the signs that describe how a character is built and the one for a lost character. */
const pictures = /(?![\u2ff0-\u2fff\u31ef\ufffd])[\p{So}\p{Sk}\p{RI}\p{VS}]+/gu
/** What keyboards give for the apostrophe inside a name. */
const apostrophe = /(?<=\p{L})[‘`´′](?=\p{L})/gu
/** Signs between two names, in any script, become a space; not what code is written with. */
const signs = /(?:(?![{}.·'‘’()（）\u0f0b\u0f0c-])\p{P}|[+＋~～|｜])+/gu

/** What browsers send for a sign that the character set of a page does not have. */
const reference = /&#(\d{2,6});/g

/** What is typed in front of a name when a whole line is pasted. */
const label = /^(?:姓名|名字|称呼|联系人|name)\s*[:：]\s*/i
/** Brackets or quotation marks around the whole name. */
const enclosed = /^[(（‘]([^()（）]*)[)）’]$/

/** A name in the form in which it is stored; the same for browser and host. It is not checked: see `nameIssue`. */
export function plainName(typed: string): string {
  return visibleText(typed.replace(reference, (_, code: string) => String.fromCodePoint(Number(code))))
    .replace(spaces, ' ')
    .replace(label, '')
    .replace(wideLetters, (sign) => sign.normalize('NFKC'))
    .replace(dots, '·')
    .replace(/○/g, '〇')
    .replace(dashes, '-')
    .replace(dotInChinese, '$1·')
    .replace(apostrophe, '’')
    .replace(pictures, '')
    .replace(signs, ' ')
    .replace(/[ ·]+/g, (run) => (run.includes('·') ? '·' : ' '))
    .replace(/^[ ·\u0f0b]|[ ·]$/g, '')
    .replace(enclosed, '$1')
    .trim()
}

/** Why a name in its stored form cannot be taken, with the sign that is the reason; null when it can. */
export function nameIssue(name: string): string | null {
  if (accepted.test(name)) return null
  const [sign = [...name][0] ?? ''] = strange.exec(name) ?? []
  return `${messages.nameUnsupported}：${sign}`
}

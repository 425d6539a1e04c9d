/** Every kind of line break. */
const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/**
 * What cannot be seen and stands for nothing: control characters, direction and zero-width marks, halves of characters, fillers. Not
 * the private and unassigned code points: fonts show letters there, and a browser may know fewer letters than the host.
 */
const invisible =
  /(?:[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5)+/gu

/**
 * A typed text on one line and without invisible characters. People copy such characters together with names and numbers from a chat, and
 * a terminal, a spreadsheet or a chat robot would interpret them.
 */
export function visibleText(typed: string): string {
  return withGbkLetters(typed.replace(breaks, ' ').replace(/\t+/g, ' ').replace(invisible, '').trim())
}

/** The same, but the lines are kept: each ends with a line feed, with at most one empty line between two. */
export function visibleLines(typed: string): string {
  const lines = typed.split(breaks).map(visibleText)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * The letters of GBK at 0xFE50 to 0xFEA0. Older fonts, input methods and tables of banks have them at the private code points U+E815 to
 * U+E864, in this order; Unicode has since given each a place of its own. Source: GB 18030-2022, table of the double-byte part.
 */
const letters = [
  ...'⺁𠂇𠂉𠃌⺄㑳㑇⺈⺋龴㖞㘚㘎⺌⺗㥮㤘龵㧏㧟㩳㧐龶龷㭎㱮㳠⺧𡗗龸⺪䁖䅟⺮䌷⺳⺶⺷𢦏䎱䎬⺻䏝䓖䙡䙌龹䜣䜩䝼䞍⻊䥇䥺䥽䦂䦃䦅䦆䦟䦛䦷䦶龺𤇾䲣䲟䲠䲡䱷䲢䴓䴔䴕䴖䴗䴘䴙䶮龻',
]
const first = 0xe815

/** A text whose private code points of GBK fonts are the letters that these fonts show. */
const withGbkLetters = (text: string): string =>
  text.replace(/[\ue815-\ue864]/g, (mark) => letters[mark.charCodeAt(0) - first] ?? mark)

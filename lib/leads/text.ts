import { withGbkLetters } from './gbk-letters'

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

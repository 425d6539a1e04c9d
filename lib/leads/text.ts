/** Every kind of line break. */
const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Control characters, direction marks, zero-width marks, private and unassigned code points. */
const invisible = /\p{C}+/gu

/**
 * A typed text on one line and without invisible characters. People copy such characters together with names and numbers from a chat, and
 * a terminal, a spreadsheet or a chat robot would interpret them.
 */
export function visibleText(typed: string): string {
  return typed.replace(breaks, ' ').replace(/\t+/g, ' ').replace(invisible, '').trim()
}

/** The same, but the lines are kept: each ends with a line feed, with at most one empty line between two. */
export function visibleLines(typed: string): string {
  const lines = typed.split(breaks).map(visibleText)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

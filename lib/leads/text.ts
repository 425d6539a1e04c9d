/** Line breaks and tabs, which separate words, and the separators that Unicode has for the same. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** Control characters, direction marks, zero-width marks, private and unassigned code points. */
const invisible = /\p{C}+/gu

/**
 * A typed text on one line and without characters that nobody sees: copied from a chat they stand around names and numbers,
 * and in a terminal, a table or a robot's message they would act.
 */
export function visibleText(typed: string): string {
  return typed.replace(breaks, ' ').replace(invisible, '').trim()
}

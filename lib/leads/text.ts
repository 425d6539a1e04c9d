/** Line breaks of every spelling. */
const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
/** Control characters, direction marks, zero-width marks, private and unassigned code points. */
const invisible = /\p{C}+/gu

/**
 * A typed text on one line and without invisible characters. They come along when names and numbers are copied from a chat, and
 * a terminal, a table or a robot's message would act on them.
 */
export function visibleText(typed: string): string {
  return typed.replace(breaks, ' ').replace(/\t+/g, ' ').replace(invisible, '').trim()
}

/** The same with its lines kept, each ended by a line feed, and no more than one empty line between two. */
export function visibleLines(typed: string): string {
  const lines = typed.split(breaks).map(visibleText)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

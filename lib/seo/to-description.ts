/** Longest description that search engines show completely, in characters. */
const longest = 80

/**
 * A page's description from sentences in the order of importance: each is added while the whole stays within 80 characters. A first
 * sentence that is too long is cut at its last comma or full stop.
 */
export function toDescription(...sentences: readonly string[]): string {
  let text = ''
  for (const sentence of sentences) {
    const whole = text + sentence
    if ([...whole].length <= longest) text = whole
    else if (text === '') text = cut(sentence)
  }
  return text
}

/** The sentences of a text, each with its full stop. */
export const sentencesOf = (text: string): string[] => text.match(/[^。！？]+[。！？]?/g) ?? []

function cut(sentence: string): string {
  const start = [...sentence].slice(0, longest - 1).join('')
  const at = Math.max(...[...'，。；：、'].map((mark) => start.lastIndexOf(mark)))
  return `${at > 0 ? start.slice(0, at) : start}。`
}

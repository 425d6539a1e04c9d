/** Search engines show about this number of characters of a description. */
const longest = 80

/** As many whole sentences as fit into a page's description; always at least the first one. */
export function describeIn(...texts: readonly string[]): string {
  const [opening = '', ...sentences] = texts.join('').match(/[^。！？]*[。！？]/g) ?? []
  return sentences.reduce(
    (text, sentence) => (text.length + sentence.length <= longest ? text + sentence : text),
    opening,
  )
}

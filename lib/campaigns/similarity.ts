/** The different sequences of `length` characters in a text without its spaces. */
export function runsOf(text: string, length: number): Set<string> {
  const plain = text.replace(/\s/g, '')
  return new Set(
    Array.from({ length: Math.max(plain.length - length + 1, 0) }, (_, at) => plain.slice(at, at + length)),
  )
}

/** The share of one text's sequences that the other text also contains. */
export function shareOf(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return own.size === 0 ? 0 : own.intersection(other).size / own.size
}

/** Jaccard similarity of two sets of sequences: 0 for nothing in common, 1 for the same text. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = Math.round(shareOf(a, b) * a.size)
  const all = a.size + b.size - shared
  return all === 0 ? 1 : shared / all
}

/** Runs of three characters of a text, each once. */
function runsOf(text: string): Set<string> {
  const characters = [...text]
  return new Set(characters.slice(2).map((_, at) => characters.slice(at, at + 3).join('')))
}

/** Jaccard similarity over runs of three characters: 0 for nothing in common, 1 for the same text. */
export function similarity(one: string, other: string): number {
  const [a, b] = [runsOf(one), runsOf(other)]
  const shared = [...a].filter((run) => b.has(run)).length
  const all = a.size + b.size - shared
  return all === 0 ? 1 : shared / all
}

/** Pairs of texts that are at least as similar as the limit, as `id ~ id: share`. */
export function alike(texts: readonly (readonly [string, string])[], limit: number): string[] {
  return texts.flatMap(([id, text], index) =>
    texts
      .slice(index + 1)
      .map(([otherId, other]) => [`${id} ~ ${otherId}`, similarity(text, other)] as const)
      .filter(([, share]) => share >= limit)
      .map(([pair, share]) => `${pair}: ${share.toFixed(2)}`),
  )
}

export type Weeks = { from: number; to: number }

/**
 * The weeks that phrases such as `第 3 周` and `第 1–4 周` name, both ends included. Null unless all of them do and follow one
 * another without a gap: a ruler would otherwise say what the text does not.
 */
export function scheduleOf(phrases: readonly string[]): Weeks[] | null {
  const weeks: Weeks[] = []
  for (const phrase of phrases) {
    const match = /^第 (\d{1,3})(?:–(\d{1,3}))? 周$/.exec(phrase)
    if (match === null) return null
    const from = Number(match[1])
    const to = Number(match[2] ?? match[1])
    if (from !== (weeks.at(-1)?.to ?? 0) + 1 || to < from) return null
    weeks.push({ from, to })
  }
  return weeks.length > 1 ? weeks : null
}

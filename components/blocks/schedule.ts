type Weeks = { from: number; to: number }

/**
 * The weeks in phrases such as `第 3 周` and `第 1–4 周`, both ends included. Null unless all phrases contain weeks that follow each other
 * without a gap: otherwise the drawn ruler would show something that the text does not say.
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

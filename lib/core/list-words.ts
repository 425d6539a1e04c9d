const listFormat = new Intl.ListFormat('zh')

/** Words in a row as Chinese joins them: 学费、生活费和住宿. */
export const listWords = (words: readonly string[]): string => listFormat.format(words)

const listFormat = new Intl.ListFormat('zh')

/** Words joined as in a Chinese sentence: 学费、生活费和住宿. */
export const listWords = (words: readonly string[]): string => listFormat.format(words)

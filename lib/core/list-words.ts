const listFormat = new Intl.ListFormat('zh')

/** Words joined as in a Chinese sentence: 学费、生活费和住宿, with a space beside digits and Latin letters: 2021–23 和 2022–23. */
export const listWords = (words: readonly string[]): string =>
  listFormat
    .formatToParts(words)
    .map(({ type, value }, at, parts) =>
      type === 'literal' && value === '和'
        ? `${/[\da-z]$/i.test(parts[at - 1]?.value ?? '') ? ' ' : ''}和${/^[\da-z]/i.test(parts[at + 1]?.value ?? '') ? ' ' : ''}`
        : value,
    )
    .join('')

/** The lines of a text that are sentences, one after the other: headings, names and cells of tables are none. */
export const sentencesOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => /[。！？….!?]$/.test(line.trim()))
    .join('')

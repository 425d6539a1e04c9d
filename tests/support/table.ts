/** The rows of a table written as text: one row a line, its cells between bars. */
export const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** The words of a list written as text, one a line. */
export const lines = (text: string): string[] => table(text).flat()

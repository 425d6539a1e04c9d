type Column = (cell: string) => unknown

/**
 * The rows of a table written as text: one row a line, its cells between bars.
 * @param columns what the cells of each column become, if they do not stay texts
 */
export function table(text: string): string[][]
export function table<const Columns extends readonly Column[]>(
  text: string,
  columns: Columns,
): { -readonly [At in keyof Columns]: ReturnType<Columns[At]> }[]
export function table(text: string, columns: readonly Column[] = []): unknown[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell, at) => (columns[at] ?? String)(cell.trim())))
}

/** The words of a list written as text, one a line. */
export const lines = (text: string): string[] => table(text).flat()

/** A cell with several texts between semicolons, none or one. */
export const list = (cell: string): string[] => (cell === '' ? [] : cell.split(' ; '))

/** A cell that is `yes` or `no`. */
export const flag = (cell: string): boolean => cell === 'yes'

/** A cell that may hold nothing, which is written as a dash. */
export const maybe = (cell: string): string | null => (cell === '–' ? null : cell)
export const maybeNumber = (cell: string): number | null => (cell === '–' ? null : Number(cell))

/** First characters that a spreadsheet would interpret as a formula, half and full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
/**
 * What a spreadsheet would read as a date or as another number: 11-11, 3/8, 2015-10, 1E5, 0618. Whole days stay, because they are dates.
 */
const misread = /^(?:\d{1,4}[-/]\d{1,2}|\d{1,2}[-/]\d{1,2}[-/]\d{2,4}|\d+(?:\.\d+)?e[+-]?\d+|0\d+)$/i

type Cell = string | number | null

/** One CSV table (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  toCsvHead(columns) + rows.map(toCsvLine).join('')

export const toCsvHead = (columns: readonly string[]): string => `\uFEFF${toCsvLine(columns)}`

export const toCsvLine = (row: readonly Cell[]): string => `${row.map(cell).join(',')}\r\n`

function cell(value: Cell): string {
  if (value === null) return ''
  const isChanged = typeof value === 'string' && (formulaStart.test(value) || misread.test(value))
  const text = isChanged ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** First characters that a spreadsheet would interpret as a formula, half and full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
/** A month, which a spreadsheet would make a date, of the first day of that month. */
const month = /^\d{4}-\d{1,2}$/

type Cell = string | number | null

/** One CSV table (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  toCsvHead(columns) + rows.map(toCsvLine).join('')

export const toCsvHead = (columns: readonly string[]): string => `\uFEFF${toCsvLine(columns)}`

export const toCsvLine = (row: readonly Cell[]): string => `${row.map(cell).join(',')}\r\n`

function cell(value: Cell): string {
  if (value === null) return ''
  const isChanged = typeof value === 'string' && (formulaStart.test(value) || month.test(value))
  const text = isChanged ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

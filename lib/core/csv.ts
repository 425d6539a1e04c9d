/** First characters that a spreadsheet would interpret as a formula, half and full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
const month =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|march|april|august|(?:septem|octo|novem|decem)ber)'
/**
 * What a spreadsheet would read as a date, an hour or another number: 11-11, 3/8, 2015-10, Mar-8, 12:30, 1E5, 0618, 1.10, 5%, or as a
 * truth. Whole days stay, because they are dates, and so does a number that it writes back as it was.
 */
const misread = [
  /^\d{1,4}[-/]\d{1,2}$/,
  /^\d{1,2}[-/]\d{1,2}[-/]\d{1,4}$/,
  new RegExp(`^(?:\\d{1,4}[-/ ]?)?${month}(?:[-/ ]?\\d{1,4})?(?:[-/, ]+\\d{1,4})?$`),
  /^\d{1,4}:\d{1,2}(?::\d{1,2})?(?: ?[ap]m?)?$|^\d{1,2} ?[ap]m?$/,
  /^\(?[$¥€£]?[\d,]*(?:\.\d*)?(?:e[+-]?\d+)?%?\)?$|^\d+ \d+\/\d+$/,
  /^(?:true|false)$/,
]
/** A number that comes back as it was. */
const faithful = /^(?:0|[1-9]\d{0,14})(?:\.\d*[1-9])?$/

type Cell = string | number | null

/** One CSV table (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  toCsvHead(columns) + rows.map(toCsvLine).join('')

export const toCsvHead = (columns: readonly string[]): string => `\uFEFF${toCsvLine(columns)}`

export const toCsvLine = (row: readonly Cell[]): string => `${row.map(cell).join(',')}\r\n`

function isMisread(text: string): boolean {
  const typed = text.normalize('NFKC').trim().toLowerCase()
  return /\d|e$/.test(typed) && !faithful.test(text) && misread.some((each) => each.test(typed))
}

function cell(value: Cell): string {
  if (value === null) return ''
  const isChanged = typeof value === 'string' && (formulaStart.test(value) || isMisread(value))
  const text = isChanged ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

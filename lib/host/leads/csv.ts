/** First characters that a spreadsheet would run as a formula, half and full width. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** One CSV table (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const lines = [columns, ...rows].map((row) => row.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cell(value: string | number | null): string {
  if (value === null) return ''
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

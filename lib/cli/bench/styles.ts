import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { currentBuild, stylesheetsOf } from '@/lib/cli/build-folders'
import type { Row } from './goals'

/** The highest intended weight of all styles together, KB gzip: that of one page, so that no page can be above it. */
const goal = 24

/** All stylesheets of the current build as one weight; the row's name contains their number and uncompressed size. */
export function measureStyles(): Row {
  const sheets = stylesheetsOf(currentBuild).map((file) => readFileSync(file))
  const total = (sizeOf: (sheet: Buffer) => number) =>
    sheets.reduce((sum, sheet) => sum + sizeOf(sheet), 0) / 1000
  const raw = total(({ length }) => length)
  return {
    what: `all ${sheets.length} stylesheets (${raw.toFixed(0)} KB raw)`,
    now: total((sheet) => gzipSync(sheet, { level: 6 }).length),
    unit: 'KB gzip',
    goal: { most: goal },
  }
}

import type { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { checkMark } from './marks'
import { publisherOf } from './publishers'

/** How a statement was read: on the official page, in a copy of it, in a scanned official book, or in a secondary source. */
export const readingCell = cell.oneOf(['official', 'official_via_repo', 'official_ocr', 'secondary'])

/** The note for a statement that was not read on the official page itself. */
const readingWords: Readonly<Record<z.output<typeof readingCell>, string | null>> = {
  official: null,
  official_via_repo: '转录自官网',
  official_ocr: '来自招生计划册（扫描件）',
  secondary: `转述${checkMark}`,
}

/** The year of a source; a note when it has none. */
export const yearWords = (year: string): string => (year === 'undated' ? '年份未注明' : `${year} 年`)

/** The official page that decides about a statement. Secondary sources are never linked. */
export type CheckPage = { name: string; url: string }

export const toCheck = (url: string | null): CheckPage | null =>
  url === null ? null : { name: publisherOf(url)?.name ?? new URL(url).hostname.replace(/^www\./, ''), url }

export const toReading = (kind: z.output<typeof readingCell>): string | null => readingWords[kind]

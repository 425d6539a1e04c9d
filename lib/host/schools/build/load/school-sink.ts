import type { Row } from '@/lib/core/read-table'

/** What is written of a school; everything that its source does not have may be left out. */
export type NewSchool = {
  id: string
  level: 'university' | 'hischool'
  name_en: string
  name_zh: string | null
  country: string
  source: string
  weight?: number
  [field: string]: unknown
}

export type SchoolSink = {
  add: (row: Row, column: string, school: NewSchool) => void
  ids: ReadonlySet<string>
}

import type { Row } from '@/lib/core/read-table'

/** The data of a new school; values that its source does not have may be missing. */
type NewSchool = {
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

/** The columns that every table with our ids has in common. */
export const basicsOf = (row: Row) => ({
  id: row.required('id'),
  name_en: row.required('name_en'),
  name_zh: row.text('name_zh'),
  country: row.required('country'),
  city: row.text('city'),
})

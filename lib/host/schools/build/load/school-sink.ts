import type { z } from 'zod'
import { cell, type TableRow } from '@/lib/core/column-table'

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
  /** @param column the one that names the school, for the message about an invalid record */
  add: (row: Pick<TableRow<z.ZodObject>, 'fail'>, column: string, school: NewSchool) => void
  ids: ReadonlySet<string>
}

/** The columns that every table with our ids has in common. */
export const basicColumns = {
  id: cell.text,
  name_en: cell.text,
  name_zh: cell.text.nullable(),
  country: cell.text,
  city: cell.text.nullable(),
}

/** The values of these columns, without those that a table has besides. */
export const basicsOf = ({
  id,
  name_en,
  name_zh,
  country,
  city,
}: z.output<z.ZodObject<typeof basicColumns>>) => ({ id, name_en, name_zh, country, city })

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { schoolDetailWireSchema } from '@/lib/api/schools'

/** A school as served. */
export type SchoolRow = z.output<typeof schoolDetailWireSchema>

const text = z.string().transform((value) => (value === '' ? null : value))
const integer = z
  .string()
  .regex(/^\d*$/)
  .transform((value) => (value === '' ? null : Number(value)))
const words = z.string().transform((value) => value.split(';').filter((word) => word !== ''))

const universitySchema = z.object({
  id: z.string(),
  name_en: z.string(),
  name_zh: text,
  name_zh_source: text,
  name_zh_alt: words,
  country: z.string(),
  city: text,
  state: text,
  website: text,
  rank_source: text,
  rank_year: integer,
  rank_world: text,
  rank_num: integer,
  rank_prev_2026: text,
  rank_arwu_2025: integer,
  tuition_usd: integer,
  tuition_year: text,
  tuition_source: text,
  tuition_grad_usd: integer,
  room_board_usd: integer,
  other_exp_usd: integer,
  books_usd: integer,
  control: text,
  size_band: text,
  level: text,
  ror_id: text,
  wikidata_id: text,
  ipeds_unitid: text,
  base_source: z.string(),
})

const fromUniversity = (row: z.output<typeof universitySchema>) => ({
  id: row.id,
  level: 'university',
  name_zh: row.name_zh,
  name_zh_source: row.name_zh_source,
  name_en: row.name_en,
  name_alt: row.name_zh_alt,
  country: row.country,
  city: row.city,
  state: row.state,
  website: row.website,
  rank: row.rank_source && {
    source: row.rank_source,
    year: row.rank_year,
    world: row.rank_world,
    num: row.rank_num,
  },
  rank_prev: row.rank_prev_2026,
  rank_arwu: row.rank_arwu_2025,
  tuition_usd: row.tuition_usd,
  tuition_grad_usd: row.tuition_grad_usd,
  room_board_usd: row.room_board_usd,
  other_exp_usd: row.other_exp_usd,
  books_usd: row.books_usd,
  tuition_year: row.tuition_year,
  tuition_source: row.tuition_source,
  control: row.control,
  size_band: row.size_band,
  degree_level: row.level,
  boarding: null,
  enrolment: null,
  enrolment_year: null,
  ror_id: row.ror_id,
  wikidata_id: row.wikidata_id,
  ipeds_unitid: row.ipeds_unitid,
  source: row.base_source,
})

/** The two orders of "boarding and day" in the sources mean the same. */
const boardingOf: Record<string, string> = {
  boarding: 'boarding',
  day: 'day',
  'boarding+day': 'both',
  'day+boarding': 'both',
  private: 'private',
}

const highSchoolSchema = z.object({
  id: z.string(),
  name_en: z.string(),
  name_zh: text,
  name_zh_source: text,
  country: z.string(),
  city: text,
  state: text,
  type: z.string(),
  website: text,
  secondary_enrolment: integer,
  enrolment_year: text,
  source: z.string(),
})

const fromHighSchool = (row: z.output<typeof highSchoolSchema>) => ({
  id: row.id,
  level: 'hischool',
  name_zh: row.name_zh,
  name_zh_source: row.name_zh_source,
  name_en: row.name_en,
  name_alt: [],
  country: row.country,
  city: row.city,
  state: row.state,
  website: row.website,
  rank: null,
  rank_prev: null,
  rank_arwu: null,
  tuition_usd: null,
  tuition_grad_usd: null,
  room_board_usd: null,
  other_exp_usd: null,
  books_usd: null,
  tuition_year: null,
  tuition_source: null,
  control: null,
  size_band: null,
  degree_level: null,
  boarding: row.type === '' ? null : boardingOf[row.type],
  enrolment: row.secondary_enrolment,
  enrolment_year: row.enrolment_year,
  ror_id: null,
  wikidata_id: null,
  ipeds_unitid: null,
  source: row.source,
})

/** Universities and high schools of the two CSV files. Throws naming the file, row and field of the first bad value. */
export function readSchoolRows(): SchoolRow[] {
  return [
    ...readCsv('schools.csv', universitySchema, fromUniversity),
    ...readCsv('highschools.csv', highSchoolSchema, fromHighSchool),
  ]
}

function readCsv<T extends z.ZodType>(
  file: string,
  columns: T,
  toWire: (row: z.output<T>) => unknown,
): SchoolRow[] {
  const address = path.join(process.cwd(), 'lib/host/content', file)
  const rows: unknown[] = parse(readFileSync(address), { columns: true, bom: true })
  return rows.map((row, index) => {
    try {
      return schoolDetailWireSchema.parse(toWire(columns.parse(row)))
    } catch (error) {
      const problem = error instanceof z.ZodError ? z.prettifyError(error) : error
      throw new Error(`${file} 第 ${index + 2} 行：${problem}`)
    }
  })
}

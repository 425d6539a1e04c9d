import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { ascedField } from '../field-codes'
import { australianLevels, programmeLevelOfAu } from '../levels'
import { readTable } from '../source-tables'
import { loadValueColumns, type ValueColumn } from '../value-columns'
import type { Writer } from '../writer'

const education = { year: { column: 'students_year' }, source: 'au-education' } as const

const profile: readonly ValueColumn[] = [
  {
    column: 'cricos_provider',
    key: 'cricos-provider',
    as: 'text',
    year: '2026 年 8 月登记册',
    source: 'cricos',
  },
  { column: 'students_total', key: 'students', as: 'integer', ...education },
  { column: 'overseas_share_pct', key: 'international-share', as: 'number', ...education },
  { column: 'retention_overseas_pct', key: 'overseas-retention', as: 'number', ...education },
  { column: 'success_overseas_pct', key: 'overseas-success', as: 'number', ...education },
  { column: 'student_staff_ratio', key: 'student-staff-ratio', as: 'number', ...education },
]

const feeColumns = z.object({ cricos_course: cell.text, tuition_total_aud: cell.number, as_of: cell.text })

const titleColumns = z.object({ code: cell.text, title_en: cell.text })

const courseColumns = z.object({
  id: cell.text,
  cricos_course: cell.text,
  course: cell.text,
  level: cell.oneOf(australianLevels),
  weeks: cell.integer.nullable(),
  field4: cell.text.nullable(),
})

export function loadAustralia(writer: Writer): void {
  loadValueColumns(writer, { file: 'au_profile.csv', columns: profile })
  const fees = new Map(
    readTable('au_fees.csv', feeColumns).map(({ values }) => [values.cricos_course, values]),
  )
  const titles = new Map(
    readTable('au_fields.csv', titleColumns).map(({ values: { code, title_en } }) => [code, title_en]),
  )
  for (const { values } of readTable('au_courses.csv', courseColumns)) {
    const { id, cricos_course, course, level, weeks, field4: code } = values
    const fee = fees.get(cricos_course)
    writer.programme({
      school: id,
      level: programmeLevelOfAu[level],
      title: course,
      field: code === null ? null : ascedField(code),
      code,
      detail: `CRICOS ${cricos_course}${code !== null && titles.has(code) ? `；${titles.get(code)}` : ''}`,
      fee: fee?.tuition_total_aud ?? null,
      fee_per: fee === undefined ? null : 'programme',
      currency: 'AUD',
      weeks,
      is_research: level === 'MR' ? 1 : 0,
      year: `登记册 ${fee?.as_of ?? '2026-08'}`,
      source: 'cricos',
    })
  }
}

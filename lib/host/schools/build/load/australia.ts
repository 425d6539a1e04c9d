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

export function loadAustralia(writer: Writer): void {
  loadValueColumns(writer, { file: 'au_profile.csv', columns: profile })
  const fees = new Map(
    readTable('au_fees.csv', ['cricos_course', 'tuition_total_aud', 'non_tuition_aud', 'as_of']).map(
      (row) => [
        row.required('cricos_course'),
        {
          tuition: row.number('tuition_total_aud') ?? row.fail('tuition_total_aud', '不能为空'),
          asOf: row.required('as_of'),
        },
      ],
    ),
  )
  const titles = new Map(
    readTable('au_fields.csv', ['code', 'title_en']).map((row) => [
      row.required('code'),
      row.required('title_en'),
    ]),
  )
  const columns = ['id', 'cricos_course', 'course', 'level', 'weeks', 'field4']
  for (const row of readTable('au_courses.csv', columns)) {
    const code = row.text('field4')
    const fee = fees.get(row.required('cricos_course'))
    const level = row.oneOf('level', australianLevels) ?? row.fail('level', '不能为空')
    writer.programme({
      school: row.required('id'),
      level: programmeLevelOfAu[level],
      title: row.required('course'),
      field: code === null ? null : ascedField(code),
      code,
      detail: `CRICOS ${row.required('cricos_course')}${code !== null && titles.has(code) ? `；${titles.get(code)}` : ''}`,
      fee: fee?.tuition ?? null,
      fee_per: fee === undefined ? null : 'programme',
      currency: 'AUD',
      weeks: row.integer('weeks'),
      year: `登记册 ${fee?.asOf ?? '2026-08'}`,
      source: 'cricos',
    })
  }
}

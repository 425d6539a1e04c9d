import { ascedField } from '../field-codes'
import { australianLevels, programmeLevelOfAu } from '../levels'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

export function loadAustralia({ value, programme }: Writer): void {
  const profile = [
    'id',
    'cricos_provider',
    'students_total',
    'overseas_share_pct',
    'students_year',
    'retention_overseas_pct',
    'success_overseas_pct',
    'student_staff_ratio',
    'fields',
  ]
  for (const row of readTable('au_profile.csv', profile)) {
    const id = row.required('id')
    const education = { year: row.text('students_year') ?? '', source: 'au-education' } as const
    value(id, 'cricos-provider', {
      text: row.text('cricos_provider'),
      year: '2026 年 8 月登记册',
      source: 'cricos',
    })
    value(id, 'students', { num: row.integer('students_total'), ...education })
    value(id, 'international-share', { num: row.number('overseas_share_pct'), ...education })
    value(id, 'overseas-retention', { num: row.number('retention_overseas_pct'), ...education })
    value(id, 'overseas-success', { num: row.number('success_overseas_pct'), ...education })
    value(id, 'student-staff-ratio', { num: row.number('student_staff_ratio'), ...education })
  }
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
    programme({
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

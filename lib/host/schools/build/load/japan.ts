import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import { loadValueColumns, type ValueColumn } from '../value-columns'
import type { Writer } from '../writer'

const mext = { year: '2022', source: 'mext' } as const

const profile: readonly ValueColumn[] = [
  { column: 'name_ja', key: 'japanese-name', as: 'text', ...mext },
  { column: 'type', key: 'ownership', as: ['national', 'public', 'private'], ...mext },
  { column: 'faculties_n', key: 'faculties', as: 'integer', ...mext },
  { column: 'grad_schools_n', key: 'graduate-schools', as: 'integer', ...mext },
  { column: 'address_ja', key: 'japanese-address', as: 'text', ...mext },
]

const facultyColumns = z.object({
  id: cell.text,
  level: cell.oneOf(['U', 'G']),
  faculty_ja: cell.text,
  majors_ja: cell.text.nullable(),
})

export function loadJapan(writer: Writer): void {
  loadValueColumns(writer, { file: 'jp_profile.csv', columns: profile })
  for (const { values } of readTable('jp_faculties.csv', facultyColumns)) {
    const { id, level, faculty_ja: title, majors_ja } = values
    writer.programme({
      school: id,
      level: level === 'U' ? 'bachelor' : 'master',
      title,
      field: fieldOfTitle(title),
      detail: majors_ja,
      year: '2022',
      source: 'mext',
    })
  }
}

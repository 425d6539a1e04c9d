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

export function loadJapan(writer: Writer): void {
  loadValueColumns(writer, { file: 'jp_profile.csv', columns: profile })
  for (const row of readTable('jp_faculties.csv', ['id', 'level', 'faculty_ja', 'majors_ja'])) {
    const title = row.required('faculty_ja')
    writer.programme({
      school: row.required('id'),
      level: row.oneOf('level', ['U', 'G']) === 'U' ? 'bachelor' : 'master',
      title,
      field: fieldOfTitle(title),
      detail: row.text('majors_ja'),
      year: '2022',
      source: 'mext',
    })
  }
}

import { fieldOfTitle } from '../field-codes'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

export function loadJapan({ value, programme }: Writer): void {
  const mext = { year: '2022', source: 'mext' } as const
  const columns = ['id', 'name_ja', 'type', 'faculties_n', 'grad_schools_n', 'address_ja']
  for (const row of readTable('jp_profile.csv', columns)) {
    const id = row.required('id')
    value(id, 'japanese-name', { text: row.text('name_ja'), ...mext })
    value(id, 'ownership', { text: row.oneOf('type', ['national', 'public', 'private']), ...mext })
    value(id, 'faculties', { num: row.integer('faculties_n'), ...mext })
    value(id, 'graduate-schools', { num: row.integer('grad_schools_n'), ...mext })
    value(id, 'japanese-address', { text: row.text('address_ja'), ...mext })
  }
  for (const row of readTable('jp_faculties.csv', ['id', 'level', 'faculty_ja', 'majors_ja'])) {
    const title = row.required('faculty_ja')
    programme({
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

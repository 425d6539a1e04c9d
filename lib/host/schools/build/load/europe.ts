import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

/** Words for the fields and degree levels of the European register. */
const europeanWords: Readonly<Record<string, string>> = {
  Bachelor: '学士',
  Master: '硕士',
  PhD: '博士',
  'Engineering & Technology': '工程与技术',
  'Natural Sciences': '自然科学',
  'Medicine & Health': '医药与健康',
  'Business & Law': '商科与法律',
  'Computer Science & IT': '计算机与信息',
  'Arts & Humanities': '艺术与人文',
  'Social Sciences': '社会科学',
  Education: '教育',
  Agriculture: '农业',
  'Agriculture & Veterinary': '农业与兽医',
  'Agriculture & Environment': '农业与环境',
  Services: '服务',
}

const inChinese = (list: string | null) =>
  list === null
    ? null
    : list
        .split(';')
        .map((word) => europeanWords[word] ?? word)
        .join('、')

const columns = z.object({
  id: cell.text,
  source: cell.text,
  type: cell.text.nullable(),
  legal_status: cell.text.nullable(),
  students: cell.integer.nullable(),
  students_year: cell.text.nullable(),
  degree_levels: cell.text.nullable(),
  fields: cell.text.nullable(),
  students_hrk: cell.integer.nullable(),
  doctorate_right: cell.oneOf(['yes', 'no']).nullable(),
})

export function loadEurope({ value }: Writer): void {
  for (const { values: row } of readTable('eu_profile.csv', columns)) {
    const { id } = row
    const isHrk = row.source.startsWith('HRK')
    const register = isHrk
      ? ({ year: '2022/23', source: 'hrk' } as const)
      : ({ year: row.students_year ?? '2023', source: 'eter' } as const)
    value(id, 'institution-type', { text: row.type, ...register })
    value(id, 'ownership', { text: row.legal_status, ...register })
    value(id, 'students-europe', { num: row.students, ...register })
    value(id, 'students-hrk', { num: row.students_hrk, year: '2022/23 冬季学期', source: 'hrk' })
    value(id, 'degree-levels', { text: inChinese(row.degree_levels), ...register })
    value(id, 'fields-europe', { text: inChinese(row.fields), ...register })
    value(id, 'doctorate-right', {
      text: row.doctorate_right,
      year: '2022/23',
      source: 'hrk',
    })
  }
}

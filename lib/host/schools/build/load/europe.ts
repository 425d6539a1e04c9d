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

export function loadEurope({ value }: Writer): void {
  const columns = [
    'id',
    'source',
    'type',
    'legal_status',
    'students',
    'students_year',
    'degree_levels',
    'fields',
    'students_hrk',
    'doctorate_right',
  ]
  for (const row of readTable('eu_profile.csv', columns)) {
    const id = row.required('id')
    const isHrk = row.required('source').startsWith('HRK')
    const register = isHrk
      ? ({ year: '2022/23', source: 'hrk' } as const)
      : ({ year: row.text('students_year') ?? '2023', source: 'eter' } as const)
    value(id, 'institution-type', { text: row.text('type'), ...register })
    value(id, 'ownership', { text: row.text('legal_status'), ...register })
    value(id, 'students-europe', { num: row.integer('students'), ...register })
    value(id, 'students-hrk', { num: row.integer('students_hrk'), year: '2022/23 冬季学期', source: 'hrk' })
    value(id, 'degree-levels', { text: inChinese(row.text('degree_levels')), ...register })
    value(id, 'fields-europe', { text: inChinese(row.text('fields')), ...register })
    value(id, 'doctorate-right', {
      text: row.oneOf('doctorate_right', ['yes', 'no']),
      year: '2022/23',
      source: 'hrk',
    })
  }
}

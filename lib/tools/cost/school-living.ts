import type { School } from '@/lib/api/schools'
import { sourceName } from '@/lib/schools/data-sources'
import type { SchoolLiving } from '@/lib/schools/tuition'
import { yearText } from '@/lib/schools/value-text'
import type { SchoolValueKey } from '@/lib/schools/values'

/** Living costs that American schools publish: for masters those of their graduate offices, otherwise those of a year on campus. */
export function schoolLiving(school: School, level: string): SchoolLiving | null {
  if (school.country !== 'us') return null
  return (level === 'master' ? graduateLiving(school) : null) ?? campusLiving(school)
}

function graduateLiving({ name, values, website, href }: School): SchoolLiving | null {
  const living = values.get('graduate-living' satisfies SchoolValueKey)
  const insurance = values.get('graduate-insurance' satisfies SchoolValueKey)
  if (living === undefined || living.num === null) return null
  return {
    school: name,
    name: '研究生生活开支',
    low: living.num,
    high: living.to ?? living.num,
    years: yearText(living.year),
    readFrom: sourceName(living.source),
    url: website ?? href,
    note: `学校给研究生的估算：${living.text ?? '一学年'}；不同学校的月数和范围不同，不能直接比。`,
    insurance: insurance?.text === 'included' ? 'included' : (insurance?.num ?? null),
  }
}

/** Room and board, books and personal expenses together; null when a school leaves out one of them. */
function campusLiving(school: School): SchoolLiving | null {
  const { values } = school
  const parts = [
    values.get('housing') ?? values.get('housing-survey'),
    values.get('other-expenses'),
    values.get('books'),
  ].filter((part) => part !== undefined)
  if (parts.length < 3) return null
  const amount = parts.reduce((sum, { num }) => sum + (num ?? 0), 0)
  return {
    school: school.name,
    name: '住宿伙食、书本和个人开支',
    low: amount,
    high: amount,
    years: [...new Set(parts.map(({ year }) => yearText(year)))].join('、'),
    readFrom: sourceName(parts[0]?.source ?? ''),
    url: school.website ?? school.href,
    note: '校内住宿与伙食、书本、个人开支的公布数之和，按一学年；假期留在当地要另加。',
    insurance: null,
  }
}

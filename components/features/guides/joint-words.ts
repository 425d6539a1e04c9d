import { guideTerms } from '@/lib/collections/kinds/guide'
import type { JointField, JointUniversity } from '@/lib/facts/guides/joint-universities'
import { approvalOf, isRecent, isRegistered, priceOf, priceText } from '@/lib/facts/guides/joint-universities'

export const jointTitle = '中外合作大学：学费、分数线、文凭认不认'

export const jointCaution = () =>
  `${guideTerms.read().caution}投档线不是录取线，只有湖北一省；招生以各省招生考试机构和学校当年章程为准。`

/** Parts of a university's page, in the order of a family's questions. */
export const jointParts: readonly {
  field: JointField
  id: string
  heading: string
  label: string
  intro?: string
}[] = [
  { field: 'tuition', id: 'tuition', heading: '学费一年多少', label: '学费' },
  { field: 'admission', id: 'admission', heading: '怎么录取：高考、综合评价、单科要求', label: '录取' },
  {
    field: 'score_line',
    id: 'score',
    heading: '分数线：湖北投档线',
    label: '分数线',
    intro: '投档线，不是录取线；只有湖北一省，其他省看当地招生考试机构。',
  },
  { field: 'english', id: 'english', heading: '英语要求', label: '英语' },
  { field: 'degree', id: 'degree', heading: '毕业拿什么文凭', label: '文凭' },
  { field: '2+2', id: 'abroad', heading: '2+2、4+0：要不要出国读', label: '2+2' },
  { field: 'chsi', id: 'approved', heading: '是不是教育部批准的', label: '教育部名单' },
]

/** What was read of a university's approval, in the few words of a table: 在名单内、2016 年批准（报道）、没有查到. */
export function approvalWords(university: JointUniversity): string {
  const { isRegistered, approvedIn } = approvalOf(university)
  if (isRegistered) return '在名单内'
  return approvedIn === null ? '没有查到' : `${approvedIn}批准（报道或学校自述）`
}

/** The lead of the list, which counts what was read and says what was not. */
export function approvalCounts(universities: readonly JointUniversity[]): string {
  const approvals = universities.map(approvalOf)
  const registered = approvals.filter((each) => each.isRegistered).length
  const reported = approvals.filter((each) => !each.isRegistered && each.approvedIn !== null).length
  const rest = universities.length - registered - reported
  return `${registered} 所我们在教育部名单上核对到（2026 年），${reported} 所有批准设立的报道或学校自述，其余 ${rest} 个没有查到，报名前请到教育部监管平台核对`
}

/** Rows of the table of routes about checking the diploma of a joint university. */
export const diplomaFacts = ['cscse-joint', 'cscse-fee', 'cscse-remote-2023'] as const

/** The answer at the top of a university's page: price with year, and the entry in the ministry's register. */
export function jointAnswer(university: JointUniversity): string {
  const price = priceOf(university)
  const registered = isRegistered(university) ? '在教育部中外合作办学机构名单内。' : ''
  if (price === null)
    return `${university.city}${university.partner === null ? '' : `，${university.partner}合办`}。${registered}学费看当年招生章程。`
  const level = price.level === 'master' ? '硕士' : '本科'
  const age = isRecent(price) ? `（${price.year}）` : `（${price.year}的数，现价看当年章程）`
  return `${level}学费 ${priceText(price)}${age}。${registered}`
}

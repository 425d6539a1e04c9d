import type { AnswerTile } from '@/components/ui/answer-tiles'
import type { JointField, JointUniversity } from '@/lib/facts/guides/joint-universities'
import { approvalOf, isRecent, priceOf, priceOfYear, priceText } from '@/lib/facts/guides/joint-universities'
import { yearText } from '@/lib/schools/value-text'

export const jointTitle = '中外合作大学：学费、分数线、文凭认不认'

const holds = ({ statements }: JointUniversity, field: JointField): boolean =>
  statements.some((statement) => statement.field === field)

/** Parts of a university's page, in the order of a family's questions. */
export const jointParts: readonly {
  field: JointField
  id: string
  heading: string
  intro?: string
}[] = [
  { field: 'tuition', id: 'tuition', heading: '学费一年多少' },
  { field: 'admission', id: 'admission', heading: '怎么录取' },
  {
    field: 'score_line',
    id: 'score',
    heading: '分数线：湖北投档线',
    intro: '投档线，不是录取线；只有湖北一省，其他省看当地招生考试机构。',
  },
  { field: 'score_rule', id: 'score-rule', heading: '分数要求' },
  { field: 'english', id: 'english', heading: '英语要求' },
  { field: 'degree', id: 'degree', heading: '毕业拿什么文凭' },
  { field: '2+2', id: 'abroad', heading: '要不要出国读' },
  { field: 'chsi', id: 'approved', heading: '是不是教育部批准的' },
]

/** What a page does not answer: the parts without a row, and what no page holds. */
export function jointMissing(university: JointUniversity): string[] {
  const isScored = holds(university, 'score_line') || holds(university, 'score_rule')
  const open = jointParts.flatMap(({ field, heading }) => {
    const isAsked = field !== 'chsi' && field !== 'score_line' && field !== 'score_rule'
    return isAsked && !holds(university, field) ? [heading] : []
  })
  const missing = [...open, ...(isScored ? [] : ['分数线'])]
  return [
    ...(missing.length === 0 ? [] : [`${missing.join('、')}：请看学校当年的招生章程。`]),
    `${holds(university, 'score_line') ? '湖北以外' : ''}各省的分数线、当年综合评价简章细则：请看省招生考试机构和学校招生网。`,
  ]
}

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
  return `${registered} 所我们在教育部名单上核对到（2026 年），${reported} 所有批准设立的报道或学校自述，其余 ${rest} 个没有查到（不等于没有批准），报名前请到教育部监管平台核对`
}

/** Rows of the table of routes about checking the diploma of a joint university. */
export const diplomaFacts = ['cscse-joint', 'cscse-fee', 'cscse-remote-2023'] as const

/** The answer at the top of a university's page: price with year, what was read of its approval, and the newest lines of Hubei. */
export function jointTiles(university: JointUniversity): AnswerTile[] {
  const price = priceOf(university)
  const year = price && priceOfYear(price)
  const written = price ? priceText(price) : ''
  const own = year ? `${year.wan} 万${year.currency}` : written
  const { isRegistered, approvedIn } = approvalOf(university)
  const lines = university.statements.filter(({ line }) => line !== null)
  const newest = lines
    .map((line) => line.year)
    .toSorted()
    .at(-1)
  const scores = lines.flatMap(({ line, year }) => (line && year === newest ? [line.score] : []))
  const ends = [...new Set([Math.min(...scores), Math.max(...scores)])]
  return [
    price
      ? {
          label: `${price.level === 'master' ? '硕士' : '本科'}学费，一年`,
          value: own,
          note: [
            `${yearText(price.year)}的价`,
            !written.startsWith(own) && `原文 ${written}`,
            !isRecent(price) && '现价看当年章程',
          ]
            .filter(Boolean)
            .join('，'),
        }
      : { label: '学费，一年', value: '看当年章程' },
    {
      label: '教育部批准',
      value: isRegistered ? '在名单内' : approvedIn === null ? '没有查到' : `${approvedIn}批准`,
      note: isRegistered ? '中外合作办学机构名单' : approvedIn === null ? '不等于没有批准' : '报道或学校自述',
    },
    ...(newest === undefined
      ? []
      : [
          {
            label: '湖北投档线',
            value: `${ends.join('–')} 分`,
            note: `${newest}，${scores.length} 个专业组`,
          },
        ]),
  ]
}

import { column, field, readAddress, type SearchParams, text, writeAddress } from '@/lib/address'
import { typedNumber } from '@/lib/core/typed-number'

/** One course that counts. */
export type Course = { name: string; credit: number; score: number }

/** A row of the form as typed. */
export type CourseRow = { name: string; credit: string; score: string }

export type GpaReading = {
  /** Every row of the form, including blank ones, after a row was added or removed. */
  rows: readonly CourseRow[]
  /** The rows that could be read. */
  courses: readonly Course[]
  /** Messages by row, counted from 0. */
  errors: Readonly<Record<number, string>>
  /** Messages about invalid parts of the address. */
  notes: readonly string[]
  /** Whether the form was sent, with courses or empty. */
  isAsked: boolean
}

export const courseLimits = { rows: 60, name: 40, credit: 50, score: 100 } as const

/** Number of rows in an empty form. */
const startRows = 5

const blank: CourseRow = { name: '', credit: '', score: '' }

/** The score for a course with a grade instead of a mark: a convention, which the visitor is told with the result. */
const gradeScores: readonly { words: readonly string[]; score: number }[] = [
  { words: ['优秀', '优', 'A'], score: 95 },
  { words: ['良好', '良', 'B'], score: 85 },
  { words: ['中等', '中', 'C'], score: 75 },
  { words: ['及格', 'D'], score: 65 },
  { words: ['不及格', 'F'], score: 0 },
]

/** What transcripts have instead of a mark for a course that was not passed. */
const failed =
  /^(?:[不未没](?:有?合格|有?通?过)|[未没]及格|挂科?|缺考?|[旷曠]考?|禁考|取消.{0,4}资格|作弊|舞弊|[违違].|零分|失败|FAIL(?:ED|URE)?|F[-FNX]|WF|NP|NC|U|E|ABSENT)$/

/** What transcripts have instead of a score for a course that no average counts. */
const unscored = [
  ...['合格', '通过', 'P', 'PASS', 'S', 'CR'],
  ...['免修', '免考', '免试', '缓考', '缓修', '退课', 'W'],
]

const unscoredNote = (count: number): string =>
  `有 ${count} 门没有分数（合格、通过、P、免修、缓考等），没有计入；学校把“合格”折成分数的，请填分数`

const gradeNote = (count: number): string =>
  `有 ${count} 门按等级填写，折成百分制计：${gradeScores
    .map(({ words, score }) => `${words.join('、')} ${score}`)
    .join('；')}。这是通行的写法，不是您学校的规定；成绩单背面有换算说明的，请按说明改成分数`

const failedNote = (count: number): string =>
  `有 ${count} 门没有通过（不合格、缺考、NP、U 等），按 0 分计入；学校给了分数的，请填分数`

/** Value of a row's remove button. */
export const removeAction = (row: number) => `remove-${row}`

/** Courses without their names, for places with little space: 4_88*2_91. */
const shortRows = field<readonly CourseRow[]>(
  (given) =>
    /^\d+(\.\d+)?_\d+(\.\d+)?(\*\d+(\.\d+)?_\d+(\.\d+)?)*$/.test(given)
      ? given.split('*').map((row) => {
          const [credit = '', score = ''] = row.split('_')
          return { name: '', credit, score }
        })
      : undefined,
  (rows) => rows.map(({ credit, score }) => `${credit}_${score}`).join('*'),
)

const fields = {
  name: column(courseLimits.name),
  credit: column(12),
  score: column(12),
  c: shortRows,
  op: text(12),
}

/**
 * Reads the courses from the address: `name`, `credit` and `score` come once per row, in order; `op` is the pressed button. `c` is the
 * short form of {@link shortHref}. A row that cannot be read keeps its text and gets a message.
 */
export function readCourses(params: SearchParams): GpaReading {
  const notes: string[] = []
  const { values } = readAddress(fields, params)
  const { name: names = [], credit: credits = [], score: scores = [], op: action = '' } = values
  const length = Math.max(names.length, credits.length, scores.length)
  const columns = Array.from({ length }, (_, at) => ({
    name: names[at] ?? '',
    credit: credits[at] ?? '',
    score: scores[at] ?? '',
  }))
  const sent = [...(values.c ?? []), ...columns]
  if (sent.length > courseLimits.rows) {
    notes.push(`一次至多 ${courseLimits.rows} 门课，多出的 ${sent.length - courseLimits.rows} 门没有读入`)
  }
  const rows = applyAction(sent.slice(0, courseLimits.rows), action)
  const errors: Record<number, string> = {}
  const courses = rows.flatMap((row, at) => {
    if ((row.name === '' && row.credit === '' && row.score === '') || isUnscored(row)) return []
    const course = toCourse(row)
    if (typeof course !== 'string') return [course]
    errors[at] = course
    return []
  })
  const graded = rows.filter(({ score }) => schemeOf(score) !== undefined).length
  if (graded > 0) notes.push(gradeNote(graded))
  const lost = rows.filter(({ score }) => failed.test(gradeOf(score))).length
  if (lost > 0) notes.push(failedNote(lost))
  const left = rows.filter(isUnscored).length
  if (left > 0) notes.push(unscoredNote(left))
  const isFilled = sent.some((row) => row.name !== '' || row.credit !== '' || row.score !== '')
  const isAsked = isFilled || (sent.length > 0 && action === '')
  const shown = rows.length === 0 ? Array.from({ length: startRows }, () => blank) : rows
  return { rows: shown, courses, errors, notes, isAsked }
}

/** The address that shows these courses again. */
export const gpaHref = (path: string, courses: readonly Course[]): string =>
  writeAddress(path, fields, {
    name: courses.map(({ name }) => name),
    credit: courses.map(({ credit }) => String(credit)),
    score: courses.map(({ score }) => String(score)),
  })

/** The same without the names of the courses, for places with little space. */
export const shortHref = (path: string, courses: readonly Course[]): string =>
  writeAddress(path, fields, {
    c: courses.map(({ credit, score }) => ({ name: '', credit: String(credit), score: String(score) })),
  })

function applyAction(rows: readonly CourseRow[], action: string): CourseRow[] {
  if (action === 'add') return rows.length < courseLimits.rows ? [...rows, blank] : [...rows]
  const removed = /^remove-(\d{1,2})$/.exec(action)?.[1]
  return removed === undefined ? [...rows] : rows.filter((_, at) => at !== Number(removed))
}

/** The course of a row, or a message about what is wrong with it. */
function toCourse({ name, credit, score }: CourseRow): Course | string {
  if (credit === '') return '缺学分'
  if (score === '') return '缺分数'
  const credits = typedNumber(withoutUnit(credit))
  if (credits === null || credits <= 0 || credits > courseLimits.credit) {
    return `学分请填大于 0、不超过 ${courseLimits.credit} 的数，至多两位小数`
  }
  const points = scoreOfGrade(score) ?? typedNumber(withoutUnit(score))
  if (/^(?:[A-D]|优|良|中)(?:秀|好|等)?[+\-上下]$/.test(gradeOf(score)))
    return '“A-”“中上”这样的等级各校折法不同，请按成绩单背面的说明写成 0 到 100 的分数'
  if (points === null || points > courseLimits.score)
    return '分数请填 0 到 100 的数（至多两位小数），或优、良、中、及格、不及格，或 A 到 F；通过而没有分数的课请填“合格”，没通过的填“不及格”'
  return { name, credit: credits, score: points }
}

/** Reads 3学分 as 3; 90/100, 90(优), 90(重修) and 优(90) as 90. */
const withoutUnit = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/(?:个?学分|\/ ?100|\([^()\d]*\))$/, '')
    .replace(/^[^()\d]+\(([\d.]+)分?\)$/, '$1')

const isUnscored = ({ score }: CourseRow): boolean => unscored.includes(gradeOf(score))

/** A grade without its note: 不及格(缺考) as 不及格. */
const gradeOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s|(?<=[^(])\([^()\d]*\)$/g, '')

const schemeOf = (text: string) => gradeScores.find(({ words }) => words.includes(gradeOf(text)))

const scoreOfGrade = (text: string): number | null =>
  failed.test(gradeOf(text)) ? 0 : (schemeOf(text)?.score ?? null)

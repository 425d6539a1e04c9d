import { z } from 'zod'
import { jointAliases } from '@/lib/collections/kinds/guide'
import { cell, readColumns } from '@/lib/core/column-table'
import { grouped } from '@/lib/core/numbers'
import { readingCell, toCheck, toReading, yearWords } from '@/lib/facts/reading'
import { termOf } from '@/lib/facts/term'
import { termColumns, toTermCells } from '@/lib/facts/term-columns'
import { faultsOfDays, withTerm } from '@/lib/facts/written-days'
import { guideTables, type SourcedStatement } from './route-facts'

export const jointTable = 'joint_universities.csv'

/** `score_line`: a line of 投档 in Hubei, a number; `score_rule`: what is asked of a score in words. */
const fields = [
  'tuition',
  'admission',
  'score_line',
  'score_rule',
  'english',
  'degree',
  '2+2',
  'chsi',
  'website',
] as const

export type JointField = (typeof fields)[number]

const columns = z.object({
  id: cell.text.regex(/^[a-z][a-z-]*\.[a-z-]+-\d+$/, { error: '编号写成 学校.栏目-序号' }),
  key: cell.text.regex(/^[a-z][a-z-]*$/, { error: '学校短名只用小写字母和连字符' }),
  name_zh: cell.text,
  name_en: cell.text,
  city: cell.text,
  founded: cell.text.regex(/^\d{4}$/, { error: '年份写四位数字' }).nullable(),
  partner: cell.text.nullable(),
  site: cell.url.nullable(),
  level: cell.oneOf(['bachelor', 'master']),
  field: cell.oneOf(fields),
  value: cell.text,
  unit: cell.text.nullable(),
  year: cell.text,
  ...termColumns,
  note_zh: cell.text.nullable(),
  /** `no`: for applicants from abroad, or doubtful. */
  shown: cell.oneOf(['yes', 'no']),
  check_url: cell.url.nullable(),
  source_kind: readingCell,
})

type Columns = z.output<typeof columns>

/** A statement on a joint university, for applicants of mainland China. */
export type JointStatement = Omit<SourcedStatement, 'country' | 'forMainland'> & {
  field: JointField
  level: 'bachelor' | 'master'
  /** A price as a number with its unit; null when the statement is a text. */
  price: { amount: number; unit: string } | null
  /** A line of 投档 in Hubei, for one group of subjects; null when the statement is of something else. */
  line: { score: number; group: string } | null
}

/** A university that a Chinese one and one from abroad run together in China, or a programme of that kind. */
export type JointUniversity = {
  id: string
  name: string
  nameEn: string
  aliases: readonly string[]
  city: string
  /** Null when it was not read. */
  founded: string | null
  partner: string | null
  site: string | null
  statements: readonly JointStatement[]
}

const isNumber = (text: string) => /^\d+$/.test(text)

const formatted = (value: string) => (isNumber(value) ? grouped(Number(value)) : value)

/** 物理类第 03 组 */
const groupOf = ({ unit }: Columns) => unit?.match(/湖北(.+)）/)?.[1] ?? ''

function toStatement(row: Columns): JointStatement {
  const level = row.level === 'master' && row.field !== 'degree' ? '硕士：' : ''
  const unit = row.unit === null || !isNumber(row.value) ? '' : ` ${row.unit}`
  const note = row.note_zh === null ? '' : `。${row.note_zh}`
  const term = termOf(toTermCells(row), 'cn')
  const text = `${level}${formatted(row.value)}${unit}${note}`
  return {
    id: row.id,
    field: row.field,
    level: row.level,
    // Read at each use, so that a past day is marked as past.
    get text() {
      return withTerm(text, term, new Date(), row.source_kind !== 'secondary')
    },
    price:
      row.field === 'tuition' && row.unit !== null && isNumber(row.value)
        ? { amount: Number(row.value), unit: row.unit }
        : null,
    line: row.field === 'score_line' ? { score: Number(row.value), group: groupOf(row) } : null,
    year: yearWords(row.year),
    caution: toReading(row.source_kind),
    check: toCheck(row.check_url),
  }
}

/** @throws with file, line and column of the first invalid cell */
export function readJointUniversities(file = jointTable, folder = guideTables): JointUniversity[] {
  const seen = new Set<string>()
  const universities = new Map<string, JointUniversity & { statements: JointStatement[] }>()
  for (const { values: row, fail } of readColumns(file, columns, folder)) {
    if (seen.has(row.id)) fail('id', `“${row.id}”重复`)
    seen.add(row.id)
    for (const fault of faultsOfDays(`${row.value}。${row.note_zh ?? ''}`, toTermCells(row)))
      fail('value', fault)
    if (row.field === 'score_line' && !(isNumber(row.value) && groupOf(row)))
      fail('field', 'score_line 只放湖北投档线：value 写数字，unit 写明湖北的哪一组；别的要求用 score_rule')
    if (!row.id.startsWith(`${row.key}.`)) fail('id', `要以 ${row.key}. 开头`)
    const known = universities.get(row.key) ?? {
      id: row.key,
      name: row.name_zh,
      nameEn: row.name_en,
      aliases: jointAliases.read().aliases[row.key] ?? [],
      city: row.city,
      founded: row.founded,
      partner: row.partner,
      site: row.site,
      statements: [],
    }
    universities.set(row.key, known)
    if (row.shown === 'yes') known.statements.push(toStatement(row))
  }
  return [...universities.values()]
}

export const jointUniversities: readonly JointUniversity[] = readJointUniversities()

export const jointPath = (id: string): string => `/joint/${id}`

export const findJointUniversity = (id: string): JointUniversity | null =>
  jointUniversities.find((university) => university.id === id) ?? null

/** The price of a year or of the whole programme, the newest first; null when no price is known. @param wanted one level; any when missing */
export const priceOf = (
  { statements }: JointUniversity,
  wanted?: JointStatement['level'] | undefined,
): JointStatement | null =>
  statements
    .filter(({ price, level }) => price !== null && (wanted === undefined || level === wanted))
    .toSorted(
      (a, b) =>
        Number(a.level === 'master') - Number(b.level === 'master') ||
        (a.year < b.year ? 1 : a.year > b.year ? -1 : 0),
    )[0] ?? null

/** A price of this year or later is printed as the current price. */
const recentFrom = '2024'

export const isRecent = ({ year }: Pick<JointStatement, 'year'>): boolean =>
  year >= recentFrom && year !== yearWords('undated')

/** The price as a text: `11 万元/学年`. */
export function priceText({ price }: JointStatement): string {
  if (price === null) return ''
  const { amount, unit } = price
  return unit.startsWith('元') && amount >= 10_000
    ? `${amount / 10_000} 万${unit}`
    : `${grouped(amount)} ${unit}`
}

/** The price of one year in 万, where the source gives one of a year, of a term or of four years. The currency as the source names it. */
export function priceOfYear({ price }: JointStatement): { wan: number; currency: string } | null {
  const [, currency, per] = price?.unit.match(/^(.*元)\/(学年|年|学期|四年合计)/) ?? []
  const years = per === '学期' ? 0.5 : per === '四年合计' ? 4 : 1
  if (price === null || currency === undefined) return null
  return { wan: Math.round(price.amount / years / 1000) / 10, currency }
}

/** What was read of its approval: an entry in the ministry's register, a report of the approval with its year, or nothing. */
export function approvalOf(university: JointUniversity): {
  isRegistered: boolean
  approvedIn: string | null
} {
  const approval = university.statements.find(
    ({ field, text }) => field === 'chsi' && text.includes('教育部批准'),
  )
  return { isRegistered: isRegistered(university), approvedIn: approval?.year ?? null }
}

/** Whether the ministry's register of joint institutions contains it, as far as the register was read. */
export const isRegistered = ({ statements }: JointUniversity): boolean =>
  statements.some(({ field, text }) => field === 'chsi' && text.startsWith('在教育部'))

/** The questions of the table that a university's page may answer, in the words of a summary. */
const summaryWords: Readonly<Partial<Record<JointField, string>>> = {
  admission: '怎么录取',
  score_line: '湖北投档线',
  score_rule: '分数要求',
  english: '英语要求',
  '2+2': '要不要出国读',
  degree: '毕业拿什么文凭',
}

/** What the page of a university answers, in the results of search engines and of the site's own search. */
export function jointSummary({ name, statements }: JointUniversity): string {
  const held = Object.entries(summaryWords).flatMap(([field, words]) =>
    statements.some((statement) => statement.field === field) ? [words] : [],
  )
  return `${name}的${['学费', ...held].join('、')}、是不是教育部批准、留服怎么认证；每条写明年份、怎么读到的和可核对的官方页面。`
}

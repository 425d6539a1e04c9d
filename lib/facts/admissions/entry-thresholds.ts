import { z } from 'zod'
import { cell, readColumns } from '@/lib/core/column-table'
import { keysOf } from '@/lib/core/keys-of'
import { type CheckPage, readingCell, toCheck, toReading, yearWords } from '@/lib/facts/reading'
import { tableFolder } from './deadlines'

export const thresholdsFile = 'entry_thresholds.csv'

/** The qualifications of applicants, in the order in which pages show them. */
export const qualifications = {
  gaokao: '高考',
  alevel: 'A-level',
  ib: 'IB',
  ap: 'AP、SAT',
  ossd: '加拿大高中（OSSD 等）',
  atar: '澳洲 ATAR',
  foundation: '高中成绩读预科',
  diploma: '大专',
  chinese_bachelor: '国内本科',
  gpa_master: '本科绩点（硕士）',
} as const

export type Qualification = keyof typeof qualifications

const names = keysOf(qualifications)

const columns = z.object({
  id: cell.text.regex(/^[a-z]{2}-[a-z0-9-]+\.[a-z-]+-\d+$/, { error: '编号写成 学校.资格-序号' }),
  /** Several where a university system has one rule. */
  school_id: cell.text.regex(/^[a-z]{2}-[a-z0-9-]+(?: [a-z]{2}-[a-z0-9-]+)*$/, { error: '不是院校库的编号' }),
  level: cell.oneOf(['bachelor', 'master', 'foundation', 'diploma', 'bachelor_topup']),
  qualification: cell.oneOf(names),
  subject: cell.text,
  threshold: cell.text,
  /** The lowest mark that is the whole requirement: points of the IB, or a grade point average out of 4. */
  least: cell.number.nullable(),
  /** Three grades at A-level that are the whole requirement. */
  grades: cell.text.regex(/^(?:A\*|[A-E]){3}$/, { error: '写成三个等级，如 A*AA' }).nullable(),
  english: cell.text.nullable(),
  year: cell.text.regex(/^(?:undated|\d{4}(?:[-/]\d{2})?)$/, { error: '年份写 2027、2026-27 或 undated' }),
  note_zh: cell.text.nullable(),
  check_url: cell.url.nullable(),
  source_kind: readingCell,
  /** `yes` where the school has a newer rule in uk_china_rules.csv, which is printed instead. */
  newer_rule: cell.oneOf(['yes']).nullable(),
})

/** One school's requirement for one qualification and subject, in the school's own units: points stay points. */
export type EntryThreshold = {
  id: string
  qualification: Qualification
  /** Null for a requirement of the whole school. */
  subject: string | null
  threshold: string
  /** The lowest mark, where it is the whole requirement: points of the IB, or a grade point average out of 4. */
  least: number | null
  /** Three grades at A-level, where they are the whole requirement. */
  grades: string | null
  /** The English requirement on the same page; null when it states none, which does not mean that none is required. */
  english: string | null
  note: string | null
  year: string
  /** How it was read, when that was not on the school's page. */
  caution: string | null
  check: CheckPage | null
}

/** Applies to the whole school, sometimes followed by a note: `general（按专业的 A-level 档）`. */
const general = /^general(?:（(.+)）)?$/

/** @throws with file, line and column of the first invalid cell */
export function readThresholds(
  file = thresholdsFile,
  folder = tableFolder,
): ReadonlyMap<string, readonly EntryThreshold[]> {
  const seen = new Set<string>()
  const schools = new Map<string, EntryThreshold[]>()
  for (const { values: row, fail } of readColumns(file, columns, folder)) {
    if (seen.has(row.id)) fail('id', `“${row.id}”重复`)
    seen.add(row.id)
    if (row.newer_rule !== null) continue
    const whole = general.exec(row.subject)
    const threshold: EntryThreshold = {
      id: row.id,
      qualification: row.qualification,
      subject: whole === null ? row.subject : (whole[1] ?? null),
      threshold: row.threshold,
      least: row.least,
      grades: row.grades,
      english: row.english,
      note: row.note_zh,
      year: yearWords(row.year),
      caution: toReading(row.source_kind),
      check: toCheck(row.check_url),
    }
    for (const school of row.school_id.split(' '))
      schools.set(school, [...(schools.get(school) ?? []), threshold])
  }
  return schools
}

const thresholds = readThresholds()

/** A school's requirements by qualification, in the order of `qualifications`; those of the whole school first. */
export function thresholdsOf(school: string): { qualification: Qualification; rows: EntryThreshold[] }[] {
  const rows = thresholds.get(school) ?? []
  return names
    .map((qualification) => ({
      qualification,
      rows: rows
        .filter((row) => row.qualification === qualification)
        .toSorted((a, b) => Number(a.subject !== null) - Number(b.subject !== null)),
    }))
    .filter(({ rows: found }) => found.length > 0)
}

/** The schools whose requirement for a qualification is known. */
export const schoolsThatName = (qualification: Qualification): ReadonlySet<string> =>
  new Set(
    [...thresholds.keys()].filter((school) =>
      thresholdsOf(school).some((each) => each.qualification === qualification),
    ),
  )

/** Anchor of a school's page for its requirements of a qualification. */
export const thresholdAnchor = (qualification: Qualification): string =>
  `entry-${qualification.replace('_', '-')}`

/** Warnings for readers before they apply a requirement to themselves, by country. */
export const thresholdCautions: Readonly<Record<string, string>> = {
  hk: '内地应届高考生走内地高考通道，国际课程的线不是自己的线。',
  sg: 'IB、A-level 是国际资历通道，内地普通高中学生多数不适用。',
  uk: '写明的是最低或典型录取，达到不等于录取。',
}

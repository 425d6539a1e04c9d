import {
  type EntryThreshold,
  type Qualification,
  qualifications,
  schoolsThatName,
  thresholdAnchor,
  thresholdsOf,
} from '@/lib/facts/admissions/entry-thresholds'
import { schoolStore } from '@/lib/host/schools/store'
import { detailPath } from '@/lib/routing/paths'
import type { AnswerLine } from '../asked'
import { nameOf } from './named-school'

/** Where a school's page lists its requirements of a qualification. */
const thresholdHref = (school: string, qualification: Qualification): string =>
  `${detailPath.school(school)}#${thresholdAnchor(qualification)}`

const toLine = (
  { subject, qualification, year, note, caution, check }: EntryThreshold,
  school: string,
  value: string,
): AnswerLine => ({
  label: subject ?? '全校',
  value,
  year: [year, note?.replace(/。$/, ''), caution].filter(Boolean).join('；'),
  source_name: check?.name ?? '学校页写着出处',
  source_url: check?.url ?? thresholdHref(school, qualification),
})

/** What a school writes for a qualification, in its own words, each with the faculty and the institutions to which it applies. */
export const thresholdLines = (school: string, wanted: Qualification): AnswerLine[] =>
  (thresholdsOf(school).find(({ qualification }) => qualification === wanted)?.rows ?? []).map((row) =>
    toLine(row, school, row.threshold),
  )

/** What a school asks of English beside a qualification, where it names the test; the same words once. */
export function englishLines(school: string, test: RegExp): AnswerLine[] {
  const lines = thresholdsOf(school)
    .flatMap(({ rows }) => rows)
    .flatMap((row) =>
      row.english === null || !test.test(row.english.toLowerCase())
        ? []
        : toLine(
            { ...row, subject: `${qualifications[row.qualification]} · ${row.subject ?? '全校'}` },
            school,
            row.english,
          ),
    )
  return lines.filter(({ value }, at) => lines.findIndex((line) => line.value === value) === at)
}

/** The schools of a country that state a requirement of a qualification, by rank: the page of each, and its lines with its name. */
export async function thresholdsIn(
  country: string,
  wanted: Qualification,
): Promise<{ name: string; href: string; lines: AnswerLine[] }[]> {
  const rows = await schoolStore()
    .selectFrom('listing')
    .innerJoin('schools', 'schools.id', 'listing.id')
    .select(['schools.id', 'name_zh', 'name_en'])
    .where('schools.id', 'in', ['', ...schoolsThatName(wanted)])
    .where('schools.country', '=', country)
    .orderBy('listing.place')
    .execute()
  return rows.map((row) => {
    const name = nameOf(row)
    const lines = thresholdLines(row.id, wanted)
    return {
      name,
      href: thresholdHref(row.id, wanted),
      lines: lines.map((line) => ({ ...line, label: `${name} · ${line.label}` })),
    }
  })
}

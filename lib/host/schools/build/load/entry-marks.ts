import type { DatabaseSync } from 'node:sqlite'
import { type EntryThreshold, readThresholds } from '@/lib/facts/admissions/entry-thresholds'
import { offerNeeded } from '@/lib/schools/a-level'
import type { Writer } from '../writer'

/** The mark of a requirement by which lists compare schools, where the requirement is that mark and nothing else. */
const markOf = ({ qualification, least, grades }: EntryThreshold) => {
  if (qualification === 'ib') return { key: 'entry-ib', num: least } as const
  if (qualification === 'gpa_master') return { key: 'entry-gpa', num: least } as const
  if (qualification === 'alevel')
    return { key: 'entry-alevel', num: grades === null ? null : offerNeeded(grades) } as const
  return null
}

const readWhen = ({ year, caution }: EntryThreshold) => [year, caution].filter(Boolean).join('，')

/** Of each qualification the lowest requirement that a school states; one of the whole school before an equal one of a subject. */
export function loadEntryMarks(db: DatabaseSync, { value }: Writer): void {
  // The lowest score of a school is no higher than that of one of its courses.
  const lower = db.prepare(`
    update school_values set (num, year, source) = (?, ?, 'entry-pages') where key = 'ielts' and school = ? and num > ?`)
  for (const [school, rows] of readThresholds()) {
    for (const row of rows) {
      const score = /IELTS (\d\.\d)/.exec(row.english ?? '')?.[1]
      if (score) lower.run(Number(score), readWhen(row), school, Number(score))
    }
    const marks = rows.flatMap((row) => {
      const mark = markOf(row)
      return !mark || mark.num === null ? [] : [{ key: mark.key, num: mark.num, row }]
    })
    for (const [key, own] of Map.groupBy(marks, (mark) => mark.key)) {
      const [lowest] = own.toSorted(
        (a, b) => a.num - b.num || Number(a.row.subject !== null) - Number(b.row.subject !== null),
      )
      if (!lowest) continue
      const { num, row } = lowest
      value(school, key, {
        num,
        text: row.threshold,
        covers: row.subject,
        year: readWhen(row),
        source: 'entry-pages',
      })
    }
  }
}

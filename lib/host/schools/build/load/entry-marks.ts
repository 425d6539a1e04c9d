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

/** Of each qualification the lowest requirement that a school states; one of the whole school before an equal one of a subject. */
export function loadEntryMarks({ value }: Writer): void {
  for (const [school, rows] of readThresholds()) {
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
        year: [row.year, row.caution].filter(Boolean).join('，'),
        source: 'entry-pages',
      })
    }
  }
}

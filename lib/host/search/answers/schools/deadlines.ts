import { isOver, notesOn } from '@/lib/admissions/deadline-words'
import type { Deadline } from '@/lib/admissions/deadlines'
import { deadlinesOfSchool } from '@/lib/admissions/deadlines-of'
import { shanghaiDate } from '@/lib/core/time'
import { isSchoolValueKey } from '@/lib/schools/values'
import type { AnswerLine } from '../asked'
import type { Detail } from './named-school'

/**
 * The dates of this season: those of the round in question, then future ones. When only the end of a rolling admission lies ahead, the first
 * round, which is over, comes before it.
 */
export function dayLines(school: Detail, asked: string | undefined, round: string | undefined): AnswerLine[] {
  const values = new Set((school.values ?? []).map(({ key }) => key).filter(isSchoolValueKey))
  const today = shanghaiDate(new Date())
  const days = (['undergraduate', 'master', 'transfer'] as const).flatMap((level) =>
    deadlinesOfSchool({ ...school, values }, level),
  )
  const dated = [...new Set(days)].filter(
    ({ closes, level }) => closes !== null && (asked === undefined || levelNames[level] === asked),
  )
  const isLast = dated.every((each) => isOver(each, today) || each.round.startsWith('滚动'))
  const place = (each: Deadline) => [
    round === undefined || isOfRound(each.round, round) ? 0 : 1,
    isLast ? 0 : Number(isOver(each, today)),
  ]
  return dated
    .toSorted((a, b) => {
      const [[roundA = 0, overA = 0], [roundB = 0, overB = 0]] = [place(a), place(b)]
      return roundA - roundB || overA - overB || (a.closes ?? '').localeCompare(b.closes ?? '')
    })
    .slice(0, 4)
    .map((deadline) => dayLine(deadline, today))
}

export const isOfRound = (label: string, round: string): boolean => new RegExp(`\\b${round}\\b`).test(label)

const levelNames: Readonly<Record<Deadline['level'], string>> = {
  undergraduate: '本科',
  master: '硕士',
  transfer: '转学',
  doctor: '博士',
}

function dayLine(deadline: Deadline, today: string): AnswerLine {
  const notes = [...(isOver(deadline, today) ? ['已过'] : []), ...notesOn(deadline)]
  return {
    label: `${levelNames[deadline.level]} · ${deadline.round}`,
    value: `${deadline.closes}${notes.length === 0 ? '' : `（${notes.join('；')}）`}`,
    year: deadline.readOn === null ? '2027 年入学' : `2027 年入学，${deadline.readOn} 读`,
    source_name: deadline.source.name,
    source_url: deadline.source.url,
  }
}

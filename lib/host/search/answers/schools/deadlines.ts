import { isOver, notesOn, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline, Round } from '@/lib/facts/admissions/deadlines'
import { deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import type { AnswerLine } from '../asked'
import type { Detail } from './named-school'

type DatedDetail = Pick<Detail, 'id' | 'level' | 'country' | 'values'>

/** The rounds that people write beside a school's name, and the registered ones that each of them asks for. */
const askedRounds: ReadonlyMap<string, readonly Round[]> = new Map([
  ['ed', ['ed', 'ed1', 'ed2']],
  ['ed1', ['ed1']],
  ['ed2', ['ed2']],
  ['ea', ['ea', 'ea1', 'ea2']],
  ['ea1', ['ea1']],
  ['ea2', ['ea2']],
  ['rea', ['rea', 'scea']],
  ['scea', ['rea', 'scea']],
  ['rd', ['rd']],
])

export const isRoundName = (text: string): boolean => askedRounds.has(text)

const isOfRound = ({ roundCode }: Deadline, round: string): boolean =>
  roundCode !== null && askedRounds.get(round)?.includes(roundCode) === true

/** Whether the register has the round of a school. @param level in Chinese; all when missing */
export const hasRound = (school: DatedDetail, level: string | undefined, round: string): boolean =>
  datedOf(school, level).some((each) => isOfRound(each, round))

/** Whether the register has a day of a level. @param level in Chinese */
export const hasDays = (school: DatedDetail, level: string): boolean => datedOf(school, level).length > 0

function datedOf(school: DatedDetail, asked: string | undefined): Deadline[] {
  const values = new Set((school.values ?? []).map(({ key }) => key))
  const days = (['undergraduate', 'master', 'transfer'] as const).flatMap((level) =>
    deadlinesOfSchool({ ...school, values }, level),
  )
  return [...new Set(days)].filter(
    ({ closes, level }) => closes !== null && (asked === undefined || levelNames[level] === asked),
  )
}

/**
 * The dates of this season: those of the round in question, then future ones. When only the end of a rolling admission lies ahead, the first
 * round, which is over, comes before it.
 */
export function dayLines(
  school: DatedDetail,
  asked: string | undefined,
  round: string | undefined,
): AnswerLine[] {
  const now = new Date()
  const dated = datedOf(school, asked)
  const isLast = dated.every((each) => isOver(each, now) || each.roundCode === 'rolling')
  const place = (each: Deadline) => [
    round === undefined || isOfRound(each, round) ? 0 : 1,
    isLast ? 0 : Number(isOver(each, now)),
  ]
  return dated
    .toSorted((a, b) => {
      const [[roundA = 0, overA = 0], [roundB = 0, overB = 0]] = [place(a), place(b)]
      return roundA - roundB || overA - overB || (a.ending?.by ?? 0) - (b.ending?.by ?? 0)
    })
    .slice(0, 4)
    .map((deadline) => dayLine(deadline, now))
}

const levelNames: Readonly<Record<Deadline['level'], string>> = {
  undergraduate: '本科',
  master: '硕士',
  transfer: '转学',
  doctor: '博士',
}

export function dayLine(deadline: Deadline, now: Date): AnswerLine {
  const notes = [deadline.timeZone, standing(deadline, now), ...notesOn(deadline)].filter(Boolean)
  return {
    label: `${levelNames[deadline.level]} · ${deadline.round}`,
    value: `${deadline.closes}${notes.length === 0 ? '' : `（${notes.join('；')}）`}`,
    year: deadline.readOn === null ? '2027 年入学' : `2027 年入学，${deadline.readOn} 读`,
    source_name: deadline.source.name,
    source_url: deadline.source.url,
  }
}

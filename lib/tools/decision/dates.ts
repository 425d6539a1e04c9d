import { isFirm, isOver, notesOn, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import {
  type DatedSchool,
  datedSchoolsIn,
  deadlinesOfCountry,
  deadlinesOfSchool,
} from '@/lib/facts/admissions/deadlines-of'
import { statement } from '@/lib/facts/registry'
import type { Level } from '@/lib/tools/cost/levels'

/** A registered date that concerns an option. */
export type DecisionDate = {
  deadline: Deadline
  /** The last day of the date, or the first when it has no last. */
  day: string
  /** The name of the round, with the hour when the page gives one. */
  what: string
  /** Notes: to which applicants it applies, and what the source does not say. */
  notes: readonly string[]
  /** The day with its round and the number of days left, without the notes. */
  line: string
  isOver: boolean
  /** Whether a calendar may contain a reminder of it. */
  isFirm: boolean
}

/** The dates of an option, with notes for or instead of them. */
export type DecisionDates = { dates: readonly DecisionDate[]; notes: readonly string[] }

type Asked = {
  country: string
  level: Level
  school: DatedSchool | null
  /** Words of a programme's title; empty when none was chosen. */
  programme: string
  /** Whether the family gave a score of the 高考. */
  isGaokao: boolean
}

/**
 * The dates of a school, or of a country's application system when no school was chosen: the next one first, past ones last.
 */
export function datesFor({ country, level, school, programme, isGaokao }: Asked, now: Date): DecisionDates {
  if (level !== 'undergraduate' && level !== 'master') return { dates: [], notes: [] }
  const found =
    school === null ? deadlinesOfCountry(country, level) : deadlinesOfSchool(school, level, programme)
  const open = found.filter(
    ({ isInternationalOnly, isGaokaoUnstated }) => !(isGaokao && (isInternationalOnly || isGaokaoUnstated)),
  )
  const left = isGaokao ? found.filter(({ isInternationalOnly }) => isInternationalOnly).length : 0
  const unstated = isGaokao ? found.filter(({ isGaokaoUnstated }) => isGaokaoUnstated) : []
  return {
    dates: open.map((deadline) => toDate(deadline, now)).toSorted(byDay),
    notes: [
      ...(left === 0
        ? []
        : [
            `登记的 ${left} 个日期是国际资历通道的，内地高考生不适用；用高考成绩申请的日期看学校的内地招生页`,
          ]),
      ...(isGaokao && level === 'undergraduate' ? gaokaoNotes(school?.id) : []),
      ...unstated.map(
        ({ round, opens, closes, remark }) => `${round}的窗口是 ${opens} 至 ${closes}：${remark}`,
      ),
      ...(school === null && country === 'us' && level === 'undergraduate' ? [noCommonDay()] : []),
    ],
  }
}

/** What is known about the last round of a school for pupils with the 高考. */
const gaokaoRounds: Readonly<Record<string, readonly string[]>> = {
  'hk-university-of-hong-kong': ['hk-hku-gaokao-2026b'],
  'hk-hong-kong-university-of-science-and-technology': ['hk-hkust-gaokao-2026'],
  'hk-city-university-of-hong-kong': ['hk-cityu-gaokao-2026'],
  'sg-national-university-of-singapore': ['sg-nus-gaokao-2026', 'sg-nus-english'],
  'sg-singapore-management-university': ['sg-smu-tests'],
}

const gaokaoNotes = (school: string | undefined): string[] =>
  (gaokaoRounds[school ?? ''] ?? []).map((id) => {
    const { text, asOf, source } = statement(id)
    return `${text}（${asOf}，${source.name}）`
  })

const noCommonDay = () =>
  `美国没有统一的截止日，各校自己定：常规轮多从 1 月 1 日起，也有 11 月、12 月的。登记了 ${datedSchoolsIn('us', 'undergraduate')} 所学校的日期，选定学校后列出`

const byDay = (a: DecisionDate, b: DecisionDate) =>
  Number(a.isOver) - Number(b.isOver) || (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)

function toDate(deadline: Deadline, now: Date): DecisionDate {
  const day = deadline.closes ?? deadline.opens ?? ''
  const stands = standing(deadline, now)
  const over = isOver(deadline, now)
  const what = `${over ? deadline.round : roundOf(deadline)}${deadline.timeZone === null ? '' : `（${deadline.timeZone}）`}`
  const notes = notesOn(deadline)
  return {
    deadline,
    day,
    what,
    notes,
    line: `${day} ${what}${stands === null ? '' : `，${stands}`}`,
    isOver: over,
    isFirm: isFirm(deadline),
  }
}

/** The round's name, with what happens on the day when the name does not say it. */
const roundOf = ({ round, dayWord }: Deadline) => (dayWord === null ? round : `${round} ${dayWord}`)

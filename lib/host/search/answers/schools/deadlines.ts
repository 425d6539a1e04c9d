import { keysOf } from '@/lib/core/keys-of'
import { shanghaiDate } from '@/lib/core/time'
import { deadlineLevels, listDeadlines } from '@/lib/facts/admissions/deadline-list'
import { isOver, notesOn, standing } from '@/lib/facts/admissions/deadline-words'
import type { Deadline } from '@/lib/facts/admissions/deadlines'
import { deadlinesOfSchool } from '@/lib/facts/admissions/deadlines-of'
import { isOpen, sittingInText, sittings } from '@/lib/facts/admissions/test-sittings'
import { readNames } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { codeOfCountry } from '../../country-names'
import { asking } from '../../words'
import { type AnswerLine, type Asked, cardOf, lineOf, linesNamed } from '../asked'
import { type Detail, nameOf } from './rows'

type DatedDetail = Pick<Detail, 'id' | 'level' | 'country' | 'values'>

/** The rounds that people write beside a school's name. */
export const isRoundName = (text: string): boolean => /^(?:ed[12]?|ea[12]?|rea|scea|rd)$/.test(text)

/** ED is either of its two rounds, and REA is another word for SCEA; a month is that of the start. */
const isOfRound = ({ round: name, roundCode }: Deadline, round: string) => {
  if (round.endsWith('月')) return new RegExp(`(?<!\\d)${round}`).test(name.replaceAll(' ', ''))
  const code = roundCode?.replace('scea', 'rea')
  return [code, code?.replace(/\d$/, '')].includes(round.replace('scea', 'rea'))
}

/** Whether the register has the round of a school. @param level in Chinese; all when missing */
export const hasRound = (school: DatedDetail, level: string | undefined, round: string): boolean =>
  datedOf(school, level).some((each) => isOfRound(each, round))

function datedOf(school: DatedDetail, asked: string | undefined) {
  const values = new Set((school.values ?? []).map(({ key }) => key))
  const days = (['undergraduate', 'master', 'transfer'] as const).flatMap((level) =>
    deadlinesOfSchool({ ...school, values }, level),
  )
  return [...new Set(days)].filter(
    ({ closes, level }) => closes !== null && (asked === undefined || deadlineLevels[level] === asked),
  )
}

/**
 * The dates of this season: those of the round in question, then future ones, then past ones, the latest first. When only the end of a rolling
 * admission lies ahead, the first round, which is over, comes before it.
 */
export function dayLines(school: DatedDetail, asked?: string, round?: string): AnswerLine[] {
  const now = new Date()
  const dated = datedOf(school, asked)
  const open = dated.filter((each) => !isOver(each, now))
  const isLast = open.length > 0 && open.every(({ roundCode }) => roundCode === 'rolling')
  const place = (each: Deadline) =>
    (!round || isOfRound(each, round) ? 0 : 2) + (isLast ? 0 : Number(isOver(each, now)))
  return dated
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        ((a.ending?.by ?? 0) - (b.ending?.by ?? 0)) * (!isLast && isOver(a, now) ? -1 : 1),
    )
    .slice(0, 4)
    .map((deadline) => dayLine(deadline, now))
}

function dayLine(deadline: Deadline, now: Date) {
  const notes = [deadline.timeZone, standing(deadline, now), ...notesOn(deadline)].filter(Boolean)
  return lineOf(
    `${deadlineLevels[deadline.level]} · ${deadline.round}`,
    `${deadline.closes}${!notes.length ? '' : `（${notes.join('；')}）`}`,
    !deadline.readOn ? '2027 年入学' : `2027 年入学，${deadline.readOn} 查`,
    deadline.source.name,
    deadline.source.url,
  )
}

/** Systems of application with days of their own, as the register writes them. */
export const systemNamed = asking('system')

const mostOfCard = 5

/** The days of a country or of a system of application, at one level where it is asked, in the order of their list. */
export async function answerDays({ keyword, countries: [name], levels, matters }: Asked) {
  const now = new Date()
  const system = systemNamed.exec(keyword)?.[1]?.toLowerCase() ?? ''
  const country = codeOfCountry(name)
  const asked = matters.includes('转学') ? '转学' : levels[0]
  const level = keysOf(deadlineLevels).find((each) => deadlineLevels[each] === asked)
  const query = { ...(country && { country }), ...(level && { level }) }
  if (!matters.includes('截止') || (asked && !level)) return null
  const days = listDeadlines(query, now)
    .filter(({ id, closes }) => closes !== null && id.startsWith(system && `${system}.`))
    .slice(0, mostOfCard)
  const schools = await readNames(
    schoolStore(),
    days.flatMap(({ school }) => school ?? []),
  )
  return cardOf({
    title: `${system.toUpperCase() || name}${asked ?? ''} · 收录的截止日`,
    lines: days.flatMap((day) => {
      const school = schools.find(({ id }) => id === day.school)
      return linesNamed(school ? nameOf(school) : day.system.toUpperCase(), [dayLine(day, now)])
    }),
    links: [{ label: '看全部截止日', href: listHref(paths.deadlines, query) }],
  })
}

/** The sittings of a test that are to come, those whose registration is over last; or its last one. */
export function answerSittings({ keyword }: Asked) {
  const now = new Date()
  const every = sittings.filter(({ test }) =>
    RegExp(`\\b(${test.replaceAll('、', '|')})\\b`, 'i').test(keyword),
  )
  const coming = every.filter(({ until }) => until >= shanghaiDate(now))
  const open = coming.filter((each) => isOpen(each, now))
  const own = coming.length > 0 ? [...new Set([...open, ...coming])] : every.slice(-1)
  return cardOf({
    title: `${own[0]?.test} · 考试时间`,
    lines: own.map((each) => lineOf(each.test, sittingInText(each, now), null, '考试官网', each.source)),
    unknown: !open.length && '再下一场没查到，看考试官网。',
    links: [{ label: '看全部截止日', href: paths.deadlines }],
  })
}

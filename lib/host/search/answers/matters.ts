import { listWords } from '@/lib/core/list-words'
import { roundGroups, rounds, roundsOfLastYear } from '@/lib/facts/immigration/express-entry'
import { bulletinCategories, bulletinMonths, type Cutoff } from '@/lib/facts/immigration/visa-bulletin'
import { fold } from '@/lib/host/text/text'
import { paths } from '@/lib/routing/paths'
import { codeOfCountry } from '../country-names'
import rules from '../data/rules.json' with { type: 'json' }
import { sureness } from '../search-store'
import { asking } from '../words'
import {
  type AnswerLine,
  type Asked,
  card,
  cardOf,
  factLines,
  lineOf,
  linesNamed,
  notUsed,
  schoolNames,
} from './asked'
import type { Question } from './question'
import { pathwaysIn, routeIn } from './schools/rows'
import { statedLines } from './schools/stated'

/** For a subject and a country or an exam: the page about it, then its facts. */
const rulesTable: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = rules

/**
 * What the facts contain about one or two subjects for a country or an exam: a visa's fees and funds, work, how long a score is valid. Of
 * several countries the first fact, which is the one that people compare.
 */
export function answerRules(asked: Asked) {
  const { countries, keyword } = asked
  const matters = asked.matters.filter((each) => each !== '比较')
  const known = matters.filter((each) => rulesTable[each])
  // Beside another subject these say where it is needed, unless the visa's fee is asked; a parent's work is not that of a student.
  const isBeside = (each: string) =>
    /^(?:签证|费用)$/.test(each)
      ? each !== '签证' || !/签证(?:申请)?费/.test(keyword)
      : each === '兼职' && known.includes('陪读')
  const wanted = known.filter((each) => known.length === 1 || !isBeside(each))
  const others = matters.filter((each) => !known.includes(each) && !/^(?:签证|费用)$/.test(each))
  const subjects = countries.length > 1 ? countries : [[...countries, ...others].join('')]
  const found = wanted.flatMap((matter) => {
    const lines = subjects.map((subject) => rulesOf(matter, subject))
    return lines.every((each) => !each.length) ? [] : [{ matter, lines }]
  })
  const [first] = found
  if (!first || wanted.length > 2) return null
  const most = subjects.length > 1 ? 1 : found.length > 1 ? 2 : undefined
  const lines = found.flatMap(({ lines }) => lines.flatMap((each) => each.slice(0, most)))
  const links = subjects.flatMap((subject) => {
    const [href] = rulesTable[first.matter]?.[subject] ?? []
    return !href ? [] : [{ label: `看${countries.length > 1 ? subject : ''}全文`, href }]
  })
  return cardOf({
    title: `${listWords(subjects)} · ${listWords(found.map(({ matter }) => nameOfRule(matter)))}`,
    lines: lines.filter(({ label }, at) => lines.findIndex((line) => line.label === label) === at),
    links,
  })
}

/** The facts of one subject, each with its country. */
export const rulesOf = (matter: string, subject: string): AnswerLine[] =>
  (rulesTable[matter]?.[subject] ?? [])
    .slice(1)
    .flatMap(factLines)
    .flatMap((line) => (line.label.includes(subject) ? line : linesNamed(subject, [line])))

/** A subject in the words of a card's title. */
const nameOfRule = (matter: string) => ({ 兼职: '在读打工', 入学时间: '开学时间' })[matter] ?? matter

/** The newest round of each class in a year; a score in the question is compared with each. */
export function answerRounds({ keyword, countries }: Asked) {
  if (countries.some((country) => country !== '加拿大')) return null
  const score = Number(/(?<!\d)\d{3}(?!\d)/.exec(keyword)?.[0])
  const compared = (line: number) =>
    score ? `，您的 ${score} 分${score < line ? `差 ${line - score} 分` : '达到'}` : ''
  const groups = Map.groupBy(roundsOfLastYear(rounds()), ({ group }) => group)
  return cardOf({
    title: '加拿大快速通道 · 收录的最近几轮',
    lines: roundGroups
      .flatMap(({ value, label }) =>
        (groups.get(value) ?? []).slice(0, 1).map((round) => ({ ...round, label })),
      )
      .map(({ date, label, line, invitations }) =>
        lineOf(
          `${date} ${label}`,
          `${line} 分${compared(line)}`,
          `${invitations} 份邀请`,
          '加拿大移民部',
          paths.expressEntryRounds,
        ),
      ),
    links: [{ label: '看全部轮次', href: paths.expressEntryRounds }],
  })
}

const cutoffText = (cutoff: Cutoff) =>
  cutoff.kind === 'day' ? cutoff.day : cutoff.kind === 'current' ? '不用排' : '暂不发放'

/** The newest bulletin of a class of visas: EB5排期. */
const bulletinLines = (keyword: string) =>
  bulletinCategories
    .filter(
      (name) =>
        name.startsWith(`EB-${asking('bulletin').exec(keyword.replace(/niw/i, 'EB2'))?.[1]}`) &&
        !/before/.test(name),
    )
    .flatMap((name) => {
      const last = bulletinMonths(name).at(-1)
      if (!last) return []
      const value = `表 A ${cutoffText(last.a)}，表 B ${cutoffText(last.b)}`
      return lineOf(name, value, `${last.month} 的公告`, '美国国务院', paths.visaBulletin)
    })

/** Lines of a card about what few schools have. */
const mostOfFew = 4

const scholarship = '奖学金'

/** What the sentences say of what few schools have, in the country of the question if it names one. */
export async function answerPlaces({ few, countries: [name], marks, keyword }: Question) {
  const country = codeOfCountry(name)
  if (!few || (name ? !country && !few.isAnswered : few.what === scholarship)) return null
  const { what, written, text, links, facts, isAnswered, isGeneral } = few
  const [route, level] = (what === '预科' && routeIn(keyword)) || [what]
  // Only the courses of a route have a mark.
  const used = level ? marks.find(({ exam }) => exam.key === 'ielts') : undefined
  const unused = marks.filter((mark) => mark !== used)
  const courses = level ? await pathwaysIn(level, country, used?.number) : []
  const stated = isAnswered
    ? [...facts.flatMap(factLines), ...bulletinLines(keyword)]
    : await statedLines(written, { country }, 'country')
  const lines = [...courses, ...stated].slice(0, mostOfFew)
  if (!lines.length && !isGeneral && !isAnswered && !used) return null
  return card({
    title: `${[used?.what, !isAnswered && name, route].filter(Boolean).join(' · ')}${courses.length ? `：收录 ${courses.length} 所` : ''}`,
    lines,
    unknown: [notUsed(unused.map(({ what }) => what)), text],
    links: [few.ofCountry.get(name ?? ''), ...links],
  })
}

/** A scholarship by its own name, which may be a word of a school's too: 埃菲尔. Without a name those of all countries would be a mixture. */
export async function answerScholarship({ few, keyword, countries, names }: Question) {
  const [, name] = /^([\p{L}\d]+?) ?(?:奖学金|scholarship)/iu.exec(keyword) ?? []
  const isSchool = names.some(({ pages }) => pages.some((page) => page.sureness > sureness.short))
  if (few?.what !== scholarship || !name || countries.length > 0 || isSchool) return null
  const own = new RegExp(`${fold(name)}(?:.{0,4}奖学金|项目|）)`)
  return cardOf({
    title: `${name} · ${scholarship}`,
    lines: (await statedLines(own, { country: undefined }, 'country')).slice(0, mostOfFew),
    links: few.links,
  })
}

/** A subject that is clear by itself, whatever other words there are. */
export const answerGeneral = (question: Question) =>
  question.few?.isGeneral && schoolNames(question).length === 0 ? answerPlaces(question) : null

import { listWords } from '@/lib/core/list-words'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { detailPath, paths } from '@/lib/routing/paths'
import { type Answer, type AnswerLine, card } from '../asked'
import type { Question } from '../question'
import { type Detail, nameOf } from './named-school'
import { rankLines } from './ranks'
import { bandNote, linesOf, mainMatters, subjectNames } from './subjects'

/** Of a larger group the card shows the first ones. */
const longestGroup = 9

/** The schools of a group's name, alone or with one subject: a line for each of them, and which have no value. */
export async function answerGroup({ group, matters, levels, keyword }: Question): Promise<Answer | null> {
  const [matter, ...others] = mainMatters(matters)
  if (others.length > 0 || (matter !== undefined && subjectNames[matter] === undefined)) return null
  const ids = group?.schools ?? []
  const schools = await Promise.all(ids.map((id) => findSchool(schoolStore(), id)))
  const found = schools.filter((school) => school !== null)
  const title = group?.name.toUpperCase() ?? ''
  const link = `${paths.schools}?q=${encodeURIComponent(title)}`
  if (matter !== undefined) return groupSubject({ title, link, found, matter, level: levels[0], keyword })
  const shown = found.slice(0, longestGroup)
  const lines = shown.flatMap((school) =>
    rankLines(school)
      .slice(0, 1)
      .map((line) => ({ ...line, label: nameOf(school), value: `QS ${line.value}` })),
  )
  if (lines.length === 0) return null
  const links = shown.map((school) => ({ label: nameOf(school), href: detailPath.school(school.id) }))
  const unranked = shown.filter((school) => rankLines(school).length === 0).map(nameOf)
  const without = unranked.length === 0 ? '' : `${listWords(unranked)}没有收录名次。`
  const unknown = `${without}${othersOf(found) ?? ''}` || null
  return card({ title: `${title} · ${ids.length} 所`, lines, unknown, link, links })
}

/** How many schools of a group the card leaves out. */
const othersOf = (found: readonly Detail[]): string | null =>
  found.length > longestGroup ? `另有 ${found.length - longestGroup} 所，看院校库。` : null

type Group = {
  title: string
  link: string
  found: readonly Detail[]
  matter: string
  level: string | undefined
  keyword: string
}

async function groupSubject({ title, link, found, matter, level, keyword }: Group): Promise<Answer> {
  const what = subjectNames[matter] ?? matter
  const shown = found.slice(0, longestGroup)
  const held = await Promise.all(
    shown.map(async (school) => ({ school, line: (await linesOf(school, matter, level))[0] })),
  )
  const lines = held.flatMap(({ school, line }) =>
    line === undefined ? [] : [{ ...line, label: `${nameOf(school)} · ${line.label}` }],
  )
  const without = held.filter(({ line }) => line === undefined).map(({ school }) => nameOf(school))
  const of = what.startsWith('对') ? '' : '的'
  const names = listWords(without)
  const way = lines.length === 0 ? '，看各校课程页，或请顾问查' : ''
  const missing = without.length === 0 ? '' : `本站没有收录${names}${of}${what}${way}。`
  const more = othersOf(found) ?? ''
  return card({
    title: `${title} · ${what}`,
    lines: sameDay(lines, matter),
    unknown: `${missing}${bandNote(matter, keyword)}${more}` || null,
    link,
    links: [
      { label: `看 ${title} 的学校`, href: link },
      ...(matter === '截止' ? [{ label: '看全部截止日', href: paths.deadlines }] : []),
    ],
  })
}

/** One line when all schools of a group close on the same day. */
function sameDay(lines: readonly AnswerLine[], matter: string): AnswerLine[] {
  const [first] = lines
  const isSame =
    matter === '截止' &&
    first !== undefined &&
    lines.length > 1 &&
    lines.every(({ value, source_url }) => value === first.value && source_url === first.source_url)
  if (!isSame) return [...lines]
  return [{ ...first, label: `${lines.length} 所同一天 · ${first.label.split(' · ').slice(1).join(' · ')}` }]
}

import { listWords } from '@/lib/core/list-words'
import { findSchool } from '@/lib/host/schools/find-school'
import { allEqual, schoolStore } from '@/lib/host/schools/store'
import { fold } from '@/lib/host/text/text'
import { detailPath, paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import { compareHref, compareLimit } from '@/lib/schools/school-ids'
import { codeOfCountry, schoolOf } from '../../country-names'
import { asking } from '../../words'
import { card, linesNamed } from '../asked'
import type { Question } from '../question'
import { nameOf, onlySchool, wholeFeesOf } from './rows'
import { linesOf, linesOfFew, mainMatters, sorts, subjectNames } from './subjects'

/** Schools with a value that a card shows, and those in which one is looked for. */
const mostNamed = 9
const mostOfRanking = 3
const mostLooked = 12

type Listed = {
  title: string
  ids: readonly string[]
  most: number
  note?: string
  link: string
  label: string
}

/** The schools of a group, of a part of a ranking or of several names, by rank or by one subject, and which of them have no value. */
export async function answerSchools(asked: Question) {
  // 罗素集团名单 asks for the members.
  const isList = asked.group !== undefined && /名单|哪些|哪几所/.test(asked.keyword)
  const { few } = asked
  const [matter, ...others] = few
    ? [few.what]
    : mainMatters(asked.matters).filter((each) => each !== '比较' && !(isList && each === '名单'))
  const what = few?.what ?? subjectNames[matter ?? '排名']
  const list = asked.span === undefined ? namedList(asked) : await rankedList(asked.span, asked)
  if (list === null || others.length > 0 || !what) return null
  const { title, ids, most, note, link, label } = list
  // A part of a list, or its ranks, says nothing of the lowest or the cheapest.
  if (asking('most').test(asked.keyword) && (!matter || ids.length > most)) {
    const sort = sorts[matter ?? '']
    const sorted = sort ? { label: '按数值看全部', href: `${link}&sort=${sort}` } : { label, href: link }
    return link.startsWith(paths.schools) ? card({ title, links: [sorted] }) : null
  }
  const schools = (
    await Promise.all(ids.slice(0, mostLooked).map((id) => findSchool(schoolStore(), id)))
  ).filter((school) => school !== null)
  const [level] = asked.levels
  const isPair = asked.names.length > 1
  const perSchool = matter && isPair ? 2 : 1
  const allLevels = ['本科', '硕士'].slice(0, perSchool)
  const looked = await Promise.all(
    schools.map(async (school) => {
      const every = few
        ? await linesOfFew(few, school, level)
        : await linesOf(school, matter ?? '排名', level)
      const alike = matter === '费用' ? wholeFeesOf(school, level ? [level] : allLevels) : every
      return {
        name: nameOf(school),
        href: detailPath.school(school.id),
        isHeld: every.length > 0,
        lines: (alike.length || !isPair ? alike : every).slice(0, perSchool),
      }
    }),
  )
  const held = looked.filter(({ lines }) => lines.length > 0).slice(0, most)
  const without = looked.filter(({ isHeld }) => !isHeld).map(({ name }) => name)
  const rest = ids.length - held.length - without.length
  // What is said of all of them is said once.
  const said = Map.groupBy(
    held.flatMap(({ name, lines }) => lines.map((line) => ({ name, line }))),
    ({ line }) => JSON.stringify(line),
  )
  const unknown = [
    without.length > 0 &&
      `没有收录${listWords(without)}${what.startsWith('对') ? '' : '的'}${what}，看各校课程页。`,
    rest > 0 && `另有 ${rest} 所，看院校库。`,
    note,
  ]
  return card({
    title: `${title}${matter ? ` · ${what}` : asked.names.length < 2 ? ` · ${ids.length} 所` : ''}`,
    lines: [...said].flatMap(([, [first, ...same]]) =>
      !first
        ? []
        : linesNamed(`${first.name}${same.length > 0 ? `等 ${same.length + 1} 所` : ''}`, [first.line]),
    ),
    unknown,
    links: [{ label, href: link }, ...looked.slice(0, most).map(({ name, href }) => ({ label: name, href }))],
  })
}

/** The schools of a group, or two to four schools. Names without a word or a sign between them are one name that the library lacks. */
function namedList({ group, names, keyword }: Question): Listed | null {
  if (group) {
    const title = group.name.toUpperCase()
    const link = `${paths.schools}?q=${encodeURIComponent(title)}`
    return { title, ids: group.schools, most: mostNamed, link, label: `看 ${title} 的学校` }
  }
  const text = fold(keyword)
  const areTouching = names.some(({ text: one }) => names.some((other) => text.includes(one + other.text)))
  const pages = names.flatMap((name) => onlySchool(name.pages) ?? [])
  if (areTouching || pages.length !== names.length || pages.length > compareLimit) return null
  const ids = pages.map(({ href }) => schoolOf(href))
  const title = listWords(pages.map((page) => page.title))
  return { title, ids, most: compareLimit, link: compareHref(ids), label: '并排对照学费、要求和位置' }
}

/** Places of QS of the world (QS 前 100), or of a country by its own order (美国前五十); another list has a page of its own. */
async function rankedList(
  { from, to }: NonNullable<Question['span']>,
  { countries: [country], names, keyword }: Question,
): Promise<Listed | null> {
  const code = codeOfCountry(country)
  if (country && !code) return null
  const places = from === 1 ? `前 ${to}` : `第 ${from === to ? to : `${from}–${to}`} 名`
  if (names.some(({ pages: [page] }) => /\/(?:the|arwu|usnews)$/.test(page?.href ?? ''))) return null
  const isOwnOrder = code && !/qs|世界|全球/.test(fold(keyword))
  const ranked = schoolStore()
    .selectFrom('schools')
    .select('id')
    .where(allEqual({ level: 'university', country: code }))
    .where('rank_num', 'is not', null)
    .orderBy('rank_num')
  const rows = await (isOwnOrder
    ? ranked.limit(to - from + 1).offset(from - 1)
    : ranked.where('rank_num', '>=', from).where('rank_num', '<=', to)
  ).execute()
  const { short, edition } = rankings.qs
  return {
    title: isOwnOrder ? `${country}${places}` : `${short} ${places}${country ? ` · ${country}` : ''}`,
    ids: rows.map(({ id }) => id),
    most: mostOfRanking,
    note: isOwnOrder
      ? `这是${country}的大学按 ${short} ${edition} 年版的次序，别的榜会不同。`
      : `按 ${short} ${edition} 年版的世界名次，院校库不收中国内地的大学。`,
    link: !code ? `${paths.ranking}/qs` : `${paths.schools}?country=${code}`,
    label: !code ? '看整张榜' : `${country}的大学，按名次`,
  }
}

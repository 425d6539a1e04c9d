import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { fold } from '@/lib/host/text/text'
import { paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import type { RankSpan } from '../rank-span'
import { type Answer, type AnswerLine, card } from './asked'
import type { Question } from './question'
import { nameOf } from './schools/named-school'
import { rankLines } from './schools/ranks'
import { linesOf, subjectNames } from './schools/subjects'

/** Words of the question that ask for places of the world's ranking, not for a country's own order. */
const ofWorld = /qs|世界|全球/

const shown = 3

/** Schools in which a value is looked for. */
const mostLooked = 12

/** The universities at some places of QS: of the world (QS 前 100), or of a country by its own order (美国前五十). */
export async function answerRankPlaces(asked: Question): Promise<Answer | null> {
  const { span, names } = asked
  const text = fold(asked.keyword)
  const [country] = asked.countries
  const code = codeOfCountry(country)
  const [matter, ...matters] = asked.matters
  if (span === undefined || matters.length > 0 || (country !== undefined && code === undefined)) return null
  if (matter !== undefined && subjectNames[matter] === undefined) return null
  const other = names.flatMap(({ pages }) => pages).find(({ href }) => /\/(?:the|arwu|usnews)$/.test(href))
  if (other !== undefined) return ofOtherList(other, span)
  const isOwnOrder = code !== undefined && !ofWorld.test(text)
  const { ids, total } = await schoolsAt(span, code, isOwnOrder)
  const places = span.from === 1 ? `前 ${span.to}` : `第 ${span.from}–${span.to} 名`
  const { short, edition } = rankings.qs
  const list = isOwnOrder || code === undefined ? '' : `${country} `
  const what = matter === undefined ? '' : ` · ${subjectNames[matter]}`
  const lines: AnswerLine[] = []
  let looked = 0
  for (const id of ids.slice(0, matter === undefined ? shown : mostLooked)) {
    const school = await findSchool(schoolStore(), id)
    if (school === null || lines.length === shown) continue
    looked += 1
    const [line] = matter === undefined ? rankLines(school) : await linesOf(school, matter, asked.levels[0])
    if (line !== undefined) lines.push({ ...line, label: `${nameOf(school)} · ${line.label}` })
  }
  const link = code === undefined ? `${paths.ranking}/qs` : `${paths.schools}?country=${code}`
  const missing =
    lines.length < looked ? `看到第 ${looked} 所，${looked - lines.length} 所没有收录这个数。` : ''
  return card({
    title: isOwnOrder ? `${country}${places}${what}` : `${short} ${places} · ${list}${total} 所${what}`,
    lines,
    unknown: `${missing}${isOwnOrder ? `这是${country}的大学按 ${short} ${edition} 年版的次序，别的榜会不同；共 ${total} 所。` : `按 ${short} ${edition} 年版的世界名次，院校库不收中国内地的大学。`}`,
    link,
    links: [{ label: code === undefined ? '看整张榜' : `${country}的大学，按名次`, href: link }],
  })
}

/** The library has places of QS for its list; what another list says stands on the list's page. */
function ofOtherList({ title, href }: { title: string; href: string }, { from, to }: RankSpan): Answer {
  return card({
    title: `${title} · ${from === 1 ? `前 ${to}` : `第 ${from}–${to} 名`}`,
    unknown: '院校库的次序按 QS 排；这张榜本站收录的名次和来源写在榜单页。',
    link: href,
    links: [{ label: title, href }],
  })
}

/** The first of the universities at these places, and how many there are. */
async function schoolsAt({ from, to }: RankSpan, country: string | undefined, isOwnOrder: boolean) {
  const ranked = schoolStore()
    .selectFrom('schools')
    .select('id')
    .where('level', '=', 'university')
    .where('rank_num', 'is not', null)
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .orderBy('rank_num')
  const rows = isOwnOrder
    ? await ranked
        .limit(to - from + 1)
        .offset(from - 1)
        .execute()
    : await ranked.where('rank_num', '>=', from).where('rank_num', '<=', to).execute()
  return { ids: rows.map(({ id }) => id), total: rows.length }
}

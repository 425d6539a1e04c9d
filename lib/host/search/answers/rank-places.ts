import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { fold } from '@/lib/host/text/text'
import { paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import { type RankSpan, rankSpanIn } from '../rank-span'
import { type Answer, type Asked, card } from './asked'
import { nameOf } from './schools/named-school'
import { rankLines } from './schools/ranks'
import { linesOf, subjectNames } from './schools/subjects'

/** Words of the question that ask for places of the world's ranking, not for a country's own order. */
const ofWorld = /qs|世界|全球/

const shown = 3

/** The universities at some places of QS: of the world (QS 前 100), or of a country by its own order (美国前五十). */
export async function answerRankPlaces(asked: Asked): Promise<Answer | null> {
  const text = fold(asked.keyword)
  const span = rankSpanIn(text)
  const [country, ...countries] = asked.countries
  const code = codeOfCountry(country)
  const [matter, ...matters] = asked.matters.filter((each) => each !== '排名')
  const pages = asked.names.flatMap((name) => name.pages)
  if (span === null || countries.length > 0 || (country !== undefined && code === undefined)) return null
  if (matters.length > 0 || (matter !== undefined && subjectNames[matter] === undefined)) return null
  if (asked.words.some((word) => !ofWorld.test(word)) || asked.levels.length > 1) return null
  if (pages.some(({ href }) => !href.startsWith(paths.ranking))) return null
  const other = pages.find(({ href }) => /\/(?:the|arwu|usnews)$/.test(href))
  if (other !== undefined) return ofOtherList(other, span)
  const isOwnOrder = code !== undefined && !ofWorld.test(text)
  const { ids, total } = await schoolsAt(span, code, isOwnOrder)
  const places = span.from === 1 ? `前 ${span.to}` : `第 ${span.from}–${span.to} 名`
  const { short, edition } = rankings.qs
  const list = isOwnOrder || code === undefined ? '' : `${country} `
  const what = matter === undefined ? '' : ` · ${subjectNames[matter]}`
  const found = await Promise.all(ids.map((id) => findSchool(schoolStore(), id)))
  const schools = found.filter((school) => school !== null)
  const all = await Promise.all(
    schools.map(async (school) => {
      const [line] = matter === undefined ? rankLines(school) : await linesOf(school, matter, asked.levels[0])
      return line === undefined ? [] : [{ ...line, label: `${nameOf(school)} · ${line.label}` }]
    }),
  )
  const lines = all.flat()
  const link = code === undefined ? `${paths.ranking}/qs` : `${paths.schools}?country=${code}`
  const missing = matter !== undefined && lines.length < schools.length ? '有的学校没有收录这个数。' : ''
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
  return { ids: rows.slice(0, shown).map(({ id }) => id), total: rows.length }
}

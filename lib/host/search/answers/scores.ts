import { thresholdAnchor } from '@/lib/facts/admissions/entry-thresholds'
import { allEqual } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { detailPath } from '@/lib/routing/paths'
import { finderFilters } from '@/lib/schools/finder'
import { chinaPath } from '@/lib/schools/school-ids'
import { keysFor } from '@/lib/schools/values'
import { type Asked, type Country, card, cardOf, listOf, notUsed, schoolLink } from './asked'
import type { Mark, Question } from './question'
import {
  type Detail,
  listedValues,
  namedLine,
  nameOf,
  onlySchool,
  ruleLines,
  thresholdLines,
  thresholdsIn,
  universityAt,
  valueLine,
} from './schools/rows'
import { mainMatters, sorts, subjectNames, toldOf } from './schools/subjects'

/** Schools of a list that a card names, and lines of a card about one school. */
const mostNamed = 3
const mostRows = 4

/** The first mark for which something is held answers; the others are named. */
export async function answerScore(question: Question) {
  const { marks } = question
  const answers = await Promise.all(
    marks.map(async (mark) => ({ mark, answer: await byMark(mark, question) })),
  )
  const { mark, answer } = answers.find((each) => each.answer?.lines.length) ?? answers[0] ?? {}
  const others = marks.filter((other) => other !== mark).map(({ what }) => what)
  return answer ? card({ ...answer, unknown: [notUsed(others), answer.unknown] }) : null
}

/** From a mark to a list, of a country or a group, or to one university: whether its published line is reached. */
async function byMark(mark: Mark, { names, group, countries: [place = ''] }: Question) {
  const country = (!place && mark.exam.only) || { name: place, code: codeOfCountry(place) }
  const [name] = names
  if (!name) return ofList(mark, country)
  if (group) return ofList(mark, { name: group.name.toUpperCase(), code: undefined }, group.schools)
  const page = onlySchool(name.pages)
  const school = page && (await universityAt(page))
  return !school ? null : ofSchool(mark, school)
}

/** The best-ranked universities with a published line that a mark reaches. Where none is there is no card: others may write theirs in words. */
async function ofList({ exam, number, what }: Mark, country: Country, among?: readonly string[]) {
  const { key, filter, caution, line = '公布的线' } = exam
  const held = key ? await valuesOf(key, country.code, among) : []
  const found = held.filter(({ num }) => num !== null && num <= number)
  const isAverage = key?.startsWith('china-average') === true
  const choice = filter && finderFilters[filter].choices.find(({ end }) => end === number)
  const title = [what, country.name].filter(Boolean).join(' · ')
  const ofChina = isAverage && { label: '选本科院校，看各校要多少', href: chinaPath }
  if (!held.length)
    return !isAverage || !country.code ? null : statedRules(country.code, { title, links: [ofChina] })
  return cardOf({
    title: `${title} · 达到${line}`,
    lines: found.slice(0, mostNamed).flatMap(namedLine),
    unknown: caution,
    links: [
      choice &&
        !among && {
          label: `到院校库筛 ${choice.label}`,
          href: listOf(country.code, { [filter]: choice.value }),
        },
      ofChina,
    ],
  })
}

/** The schools, by rank, that publish a value. */
const valuesOf = (key: string, country: string | undefined, among?: readonly string[]) =>
  listedValues([key])
    .where(allEqual({ 'schools.level': 'university', 'schools.country': country }))
    .$if(among !== undefined, (query) => query.where('school', 'in', among ?? []))
    .execute()

/** Whether a mark reaches what one school publishes, then its lines as it writes them: those in words may be lower than the one that is compared. */
function ofSchool({ exam, number, what }: Mark, school: Detail) {
  const { key, qualification, caution = '', line } = exam
  const value = school.values?.find((each) => each.key === key)
  const isEnough = value && value.num !== null && number >= value.num
  const of =
    line ?? (key?.startsWith('entry-') ? '公布的线' : `${value?.covers == null ? '全校' : ''}最低一档`)
  const compared =
    !value || (qualification && !isEnough)
      ? []
      : valueLine(value).map((own) => ({
          ...own,
          label: `${what} 够不够`,
          value: `${isEnough ? '达到' : '达不到'}${of} ${own.value}${isEnough ? '，不等于每个课程都够' : ''}`,
        }))
  const others = qualification ? thresholdLines(school.id, qualification) : []
  const rules = /^(?:均分|GPA)$/.test(exam.title) ? ruleLines(school) : []
  const lines = [...compared, ...others, ...rules].slice(0, mostRows)
  if (!lines.length) return null
  const link = `${detailPath.school(school.id)}${qualification ? `#${thresholdAnchor(qualification)}` : ''}`
  const isCompared = compared.length + others.length > 0
  return card({
    title: `${nameOf(school)} · ${subjectNames[exam.title] ?? `${exam.title} 要求`}`,
    lines,
    unknown: isCompared
      ? caution
      : rules.length > 0
        ? '看您的本科学校属于哪一组。'
        : `没有可以和 ${what} 直接比的数。`,
    links: [schoolLink(link)],
  })
}

/** A subject of all universities of a country: their list in its order, or the few that say it. */
export async function answerCountry(asked: Asked) {
  const [name = ''] = asked.countries
  const [matter = '', ...more] = mainMatters(asked.matters)
  const code = codeOfCountry(name)
  const what = subjectNames[matter]
  if (more.length > 0 || !code || !what) return null
  const isRule = what.startsWith('对')
  // 美国大学名单 asks for universities, not for what they think of those of China.
  if (isRule && (code === 'uk' || (matter === '名单' && !/认|国内|中国|院校/.test(asked.keyword))))
    return null
  const link = listOf(code)
  const title = `${name}的大学 · ${what}`
  const links = [{ label: `${name}的大学`, href: link }]
  const sort = sorts[matter]
  const listed = sort ? await valuesOf(keysFor(sort)[0] ?? sort, code) : []
  if (listed.length) return card({ title, links: [{ label: '按数值看全部', href: `${link}&sort=${sort}` }] })
  const told = await toldOf(matter, code)
  if (told.length)
    return card({
      title,
      lines: told,
      unknown: '这是查到写明的几所，有的只是一个专业的线；其余看各校课程页。',
      links,
    })
  return isRule && !asked.levels.includes('本科') ? statedRules(code, { title, links }) : null
}

/** The few schools of a country that state an average for Chinese degrees in words, each with the faculty to which it applies. */
async function statedRules(country: string, { links = [], ...given }: Parameters<typeof card>[0]) {
  const stated = await thresholdsIn(country, 'chinese_bachelor')
  return !stated.length
    ? null
    : card({
        ...given,
        lines: stated.slice(0, mostNamed).flatMap(({ lines }) => lines.slice(0, 2)),
        unknown: '这是查到写明的几所，其余看各校课程页的国家要求，或请顾问查。',
        links: [
          ...stated.slice(0, mostNamed).map(({ name, href }) => ({ label: `${name}写的要求`, href })),
          ...links,
        ],
      })
}

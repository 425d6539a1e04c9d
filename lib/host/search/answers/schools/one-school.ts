import { costCountries } from '@/lib/collections/kinds/cost-country'
import { listWords } from '@/lib/core/list-words'
import { detailPath, paths } from '@/lib/routing/paths'
import { codeOfCountry } from '../../country-names'
import { sureness } from '../../search-store'
import { type Answer, card, cardOf, schoolNames } from '../asked'
import type { Question } from '../question'
import { ruleLines } from './china-rules'
import { hasDays, hasRound, isRoundName } from './deadlines'
import { feesOf } from './fees'
import { livingOf } from './living-of'
import { type Detail, nameOf, othersOf, surest, universityAt } from './named-school'
import { choiceOf, namesakesOf } from './namesakes'
import { rankLines } from './ranks'
import { bandNote, guidesOf, linesOf, mainMatters, subjectNames } from './subjects'
import { valueLines } from './values'

/** One school, alone or with one subject; when two schools have the same name, a choice between them. */
export async function answerSchool(asked: Question): Promise<Answer | null> {
  const { countries, levels, keyword } = asked
  const round = asked.names.find(({ text }) => isRoundName(text))?.text
  const names = schoolNames(asked)
  const asksRank = asked.names.some(({ pages: [page] }) => page?.href.startsWith(paths.ranking))
  const matters = new Set([...mainMatters(asked.matters), ...(asksRank ? ['排名'] : [])])
  const [matter = round && '截止', ...others] = matters
  if (others.length > mostBeside) return null
  const [name] = names
  const pages = surest(name?.pages ?? [])
  const also = othersOf(name?.pages ?? [])
  const [first, second] = pages
  if (first === undefined || pages.some(({ type }) => type !== 'school')) return null
  if (pages.length > 2 && first.sureness !== sureness.name) return null
  if ([matter, ...others].some((each) => each !== undefined && subjectNames[each] === undefined)) return null
  const namesakes = await namesakesOf(name?.text ?? '')
  const isChoice = second !== undefined || namesakes !== null
  if (isChoice) return choiceOf([...pages, ...also].slice(0, mostChoices), matter, namesakes)
  const school = await universityAt(first)
  if (school === null || countries.some((each) => codeOfCountry(each) !== school.country)) return null
  const answer = await answerAbout(school, { keyword, matter, others, level: levels[0], round })
  const shared = also.map(({ title, href }) => ({ label: `也可能是${title}`, href }))
  return answer === null ? null : { ...answer, links: [...answer.links, ...shared] }
}

/** Subjects that one card answers besides the first, and schools of one name that it offers. */
const mostBeside = 2
const mostChoices = 3

type About = {
  keyword: string
  matter: string | undefined
  others: readonly string[]
  level: string | undefined
  round: string | undefined
}

async function answerAbout(
  school: Detail,
  { keyword, matter, others, level, round }: About,
): Promise<Answer | null> {
  if (matter !== undefined && others.length > 0) return answerSeveral(school, [matter, ...others], level)
  if (matter === undefined && /条件|要求|门槛/.test(keyword)) return answerConditions(school, level)
  const answer = await answerOf(school, matter, level, matter === '截止' ? round : undefined)
  if (matter === '费用' && answer !== null && asksYear.test(keyword))
    return {
      ...answer,
      title: answer.title.replace(/学费$/, '学费和生活费'),
      lines: [...answer.lines, ...(await livingOf(school, level))],
    }
  const note = bandNote(matter ?? '', keyword)
  return answer === null || note === '' ? answer : { ...answer, unknown: `${note}${answer.unknown ?? ''}` }
}

/** A year's costs are more than the tuition. */
const asksYear = /^(?!.*学费).*(?:[一每]年|总共|一共|花费|花多少|a year|per year)/

/** What the library holds of a school's conditions; all of them stand on the pages of its courses. */
function answerConditions(school: Detail, level: string | undefined): Answer {
  const link = detailPath.school(school.id)
  const lines = [
    ...valueLines(school, 'ielts'),
    ...(level === '本科' ? [] : ruleLines(school).slice(0, 2)),
    ...(level === '硕士' ? [] : valueLines(school, 'admission')),
  ]
  return card({
    title: `${nameOf(school)} · ${level ?? ''}申请条件`,
    lines,
    unknown: lines.length === 0 ? '本站没有收录它的申请条件，请看课程页。' : '其余条件按课程写，请看课程页。',
    link,
    links: moreOf(school, link, level),
  })
}

/** Several subjects of one school: two lines of each, and which of them are not in the library. */
async function answerSeveral(
  school: Detail,
  matters: readonly string[],
  level: string | undefined,
): Promise<Answer> {
  const link = detailPath.school(school.id)
  const found = await Promise.all(
    matters.map(async (matter) => ({
      what: subjectOf(matter, level),
      lines: (await linesOf(school, matter, level)).slice(0, 2),
    })),
  )
  const without = found.filter(({ lines }) => lines.length === 0).map(({ what }) => what)
  return card({
    title: `${nameOf(school)} · ${listWords(found.map(({ what }) => what))}`,
    lines: found.flatMap(({ lines }) => lines),
    unknown: without.length === 0 ? null : `本站没有收录它的${listWords(without)}，请看学校官网。`,
    link,
    links: moreOf(school, link, level),
  })
}

async function answerOf(
  school: Detail,
  matter: string | undefined,
  level: string | undefined,
  round: string | undefined,
): Promise<Answer | null> {
  const link = detailPath.school(school.id)
  const name = nameOf(school)
  if (matter === undefined) {
    const lines = [
      feesOf(school, level),
      valueLines(school, 'admission', 'ielts'),
      rankLines(school),
    ].flatMap((kind) => kind.slice(0, 1))
    const title = level === undefined ? name : `${name} · ${level}`
    return cardOf({ title, lines, link, links: moreOf(school, link, level) })
  }
  const lines = await linesOf(school, matter, level, round)
  if (lines.length === 0) return missingOf(school, matter, level)
  const isOther = round !== undefined && !hasRound(school, level, round)
  const isOfBachelors = matter === '截止' && level === undefined && !hasDays(school, '硕士')
  return card({
    title: `${name} · ${subjectOf(matter, level)}`,
    lines,
    unknown: isOther
      ? `本站登记的${name}各轮里没有 ${round.toUpperCase()}。`
      : isOfBachelors
        ? `这是本科的日期；${name}硕士的截止日没有收录，看课程页。`
        : null,
    link,
    links: [
      ...moreOf(school, link, level),
      ...(matter === '截止' && school.country === 'hk' && level !== '硕士'
        ? [{ label: '内地高考生走另外的招生，看这里', href: detailPath.headline('hk-gaokao-2026') }]
        : []),
    ],
  })
}

const subjectOf = (matter: string, level: string | undefined) =>
  `${level !== undefined && /费用|截止/.test(matter) ? level : ''}${subjectNames[matter]}`

function missingOf(school: Detail, matter: string, level: string | undefined): Answer {
  const [link, name, what] = [detailPath.school(school.id), nameOf(school), subjectOf(matter, level)]
  const site = school.website === null ? [] : [{ label: '学校官网', href: school.website }]
  const guide = guidesOf[matter]?.[school.country]
  return card({
    title: `${name} · ${what}`,
    unknown: `本站没有收录${name}${what.startsWith('对') ? '' : '的'}${what}，请看学校官网。`,
    link,
    links: [...(guide === undefined ? [] : [guide]), ...site, ...moreOf(school, link, level)],
  })
}

const moreOf = ({ id, country }: Detail, link: string, level: string | undefined) => [
  { label: '学校页', href: link },
  ...(costCountries.list().some(({ value }) => value === country)
    ? [
        {
          label: '算几年要多少',
          href: `${paths.cost}?sid=${id}&country=${country}${level === '硕士' ? '&level=master' : ''}`,
        },
      ]
    : []),
]

import type { z } from 'zod'
import { isOver, notesOn } from '@/lib/admissions/deadline-words'
import type { Deadline } from '@/lib/admissions/deadlines'
import { deadlinesOfSchool } from '@/lib/admissions/deadlines-of'
import { costCountries } from '@/lib/content/cost-countries/countries'
import type { schoolDetailWireSchema } from '@/lib/contract/schools'
import { listWords } from '@/lib/core/list-words'
import { shanghaiDate } from '@/lib/core/time'
import type { Figure } from '@/lib/facts/registry'
import { findJointUniversity, isRecent, jointPath, priceOf, priceText } from '@/lib/guides/joint-universities'
import { chinaNamesOf } from '@/lib/host/schools/find-china-lists'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { groupNamed } from '@/lib/host/text/names'
import { toKey } from '@/lib/host/text/text'
import { detailPath, paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import { registeredFeesOf } from '@/lib/schools/registered-fees'
import { compareHref, compareLimit } from '@/lib/schools/school-ids'
import { sourceOf } from '@/lib/schools/value-sources'
import { valueText, yearText } from '@/lib/schools/value-text'
import { isSchoolValueKey, type SchoolValueKey, valueDefinition } from '@/lib/schools/values'
import { codeOfCountry, nameOfCountry } from '../country-names'
import {
  type Answer,
  type AnswerLine,
  type Asked,
  card,
  cardOf,
  figureLines,
  type NamedPage,
  sumText,
} from './asked'
import { chinaHref } from './china'

type Detail = z.input<typeof schoolDetailWireSchema>
type Value = NonNullable<Detail['values']>[number]

/** For each subject, the values of a school that answer it, the newest kind of source first. The first that the school has is shown. */
const keysOf = {
  bachelor: ['fee-bachelor', 'range-bachelor', 'rule-bachelor', 'tuition-undergraduate'],
  master: ['range-master', 'fee-master', 'rule-master', 'masters-yearly', 'masters-fees', 'tuition-graduate'],
  ielts: ['ielts'],
  admission: ['admission-rate'],
  sat: ['sat'],
  housing: ['housing'],
} as const satisfies Record<string, readonly SchoolValueKey[]>

const words: Readonly<Record<string, string>> = {
  费用: '学费',
  雅思: '雅思要求',
  托福: '托福要求',
  排名: '排名',
  均分: '对国内均分的要求',
  名单: '对中国院校的要求',
  双非: '对中国院校的要求',
  截止: '申请截止日',
  录取率: '录取率',
}

/** Rounds of American schools, which people write beside a school's name. */
const rounds = /^(?:ed[12]?|ea|rea|scea|rd)$/

/** One school, alone or with one subject; when two schools have the same name, a choice between them. */
export async function answerSchool(asked: Asked): Promise<Answer | null> {
  const { countries, levels, words: rest, keyword } = asked
  const round = asked.names.find(({ text }) => rounds.test(text))?.text.toUpperCase()
  const names = asked.names.filter(({ text }) => !rounds.test(text))
  const [matter = round && '截止', ...others] = mainMatters(asked.matters)
  if (names.length !== 1 || rest.length > 0 || others.length > 0 || levels.length > 1) return null
  const [name] = names
  const pages = surest(name?.pages ?? [])
  const [first, second] = pages
  if (first === undefined || pages.some(({ type }) => type !== 'school') || pages.length > 2) return null
  if (matter !== undefined && words[matter] === undefined) return null
  const namesakes = await namesakesOf(name?.text ?? '')
  if (second !== undefined || namesakes !== null) return choiceOf(pages, matter, namesakes)
  const school = await universityAt(first)
  if (school === null || countries.some((each) => codeOfCountry(each) !== school.country)) return null
  if (matter === '雅思')
    return answerIelts(school, /(?:雅思|ielts)\s*(\d(?:\.\d)?)(?![\d.])/i.exec(keyword)?.[1])
  return answerOf(school, matter, levels[0], matter === '截止' ? round : undefined)
}

/** The subjects of a question about a school: 悉尼大学2月开学截止 asks for the closing day, 曼大双非要多少分 for the rule. */
function mainMatters(matters: readonly string[]): readonly string[] {
  const rules = matters.filter((matter) => /^(名单|双非|均分)$/.test(matter))
  const beside = new Set([
    ...(matters.includes('截止') ? ['入学时间'] : []),
    ...(rules.length > 0 || matters.includes('雅思') ? ['分数'] : []),
    ...rules.slice(1),
  ])
  return matters.filter((matter) => !beside.has(matter))
}

/**
 * Universities of China that a school's name means too (西北大学, 南大). The library has none of them, but a visitor may mean one.
 */
async function namesakesOf(text: string): Promise<{ label: string; href: string } | null> {
  const { meant, names } = (await chinaNamesOf(schoolStore()))(text)
  if (meant !== null && toKey(meant) === toKey(text))
    return { label: `${meant}（中国内地）`, href: chinaHref(meant) }
  const isShort = /^\p{Script=Han}大$/u.test(text) && names.length > 1 && names.length < 6
  if (!isShort || !names.every((name) => name[0] === text[0])) return null
  return { label: `${names.slice(0, 2).join('、')}等国内的大学`, href: chinaHref(text) }
}

/** Compares two to four schools, by rank or by the subject of the question. */
export async function answerPair({ names, matters, words: rest }: Asked): Promise<Answer | null> {
  const [matter, ...others] = matters.filter((each) => each !== '比较')
  if (names.length < 2 || names.length > compareLimit || rest.length > 0 || others.length > 0) return null
  const schools = await Promise.all(
    names.map(({ pages }) => {
      const [page, second] = surest(pages)
      return page?.type === 'school' && second === undefined ? universityAt(page) : null
    }),
  )
  const found = schools.filter((school) => school !== null)
  if (found.length !== names.length) return null
  const lines = found.flatMap((school) =>
    linesOf(school, matter ?? '排名', undefined)
      .slice(0, matter === undefined ? 1 : 2)
      .map((line) => ({ ...line, label: `${nameOf(school)} · ${line.label}` })),
  )
  const link = compareHref(found.map(({ id }) => id))
  return cardOf({
    title: listWords(found.map(nameOf)),
    lines,
    link,
    links: [
      { label: '并排对照学费、要求和位置', href: link },
      ...found.map((school) => ({ label: nameOf(school), href: detailPath.school(school.id) })),
    ],
  })
}

/** The schools of a group's name. */
export async function answerGroup({ names, matters, words: rest }: Asked): Promise<Answer | null> {
  const [name] = names
  const ids = groupNamed(name?.text ?? '') ?? []
  const isOfDays = matters.join() === '截止'
  if (names.length !== 1 || (matters.length > 0 && !isOfDays) || rest.length > 0) return null
  if (ids.length === 0 || ids.length > longestGroup) return null
  const schools = await Promise.all(ids.map((id) => findSchool(schoolStore(), id)))
  const found = schools.filter((school) => school !== null)
  if (isOfDays) return groupDays(name?.text.toUpperCase() ?? '', found)
  const lines = found.flatMap((school) =>
    rankLines(school)
      .slice(0, 1)
      .map((line) => ({ ...line, label: nameOf(school), value: `QS ${line.value}` })),
  )
  if (lines.length < ids.length) return null
  const links = found.map((school) => ({ label: nameOf(school), href: detailPath.school(school.id) }))
  return card({ title: `${name?.text} · ${ids.length} 所`, lines, link: paths.schools, links })
}

/** The next closing day of each school in a group; one line when all have the same. */
function groupDays(name: string, schools: readonly Detail[]): Answer | null {
  const lines = schools.flatMap((school) =>
    dayLines(school, undefined, undefined)
      .slice(0, 1)
      .map((line) => ({ ...line, label: `${nameOf(school)} · ${line.label}` })),
  )
  const [first] = lines
  if (first === undefined || lines.length < schools.length) return null
  const isSame = lines.every(
    ({ value, source_url }) => value === first.value && source_url === first.source_url,
  )
  return card({
    title: `${name} · 申请截止日`,
    lines: isSame
      ? [{ ...first, label: `${schools.length} 所同一天 · ${first.label.split(' · ').slice(1).join(' · ')}` }]
      : lines,
    link: paths.deadlines,
    links: [{ label: '看全部截止日', href: paths.deadlines }],
  })
}

/** The cost of a university that is run jointly with one abroad. */
export function answerJoint({ names, matters, levels, words: rest }: Asked): Answer | null {
  const [page] = surest(names[0]?.pages ?? [])
  const university = findJointUniversity(page?.href.slice(jointPath('').length) ?? '')
  if (university === null || names.length !== 1 || rest.length > 0 || matters.join() !== '费用') return null
  const [asked, ...others] = levels
  const price = priceOf(university, asked === '硕士' ? 'master' : asked === '本科' ? 'bachelor' : undefined)
  const link = jointPath(university.id)
  const links = [{ label: '学校页', href: link }]
  if (others.length > 0 || (price === null && asked === undefined)) return null
  const title = `${university.name} · ${asked ?? ''}学费`
  if (price === null)
    return card({
      title,
      unknown: `本站没有收录${university.name}的${asked}学费，请看学校官网。`,
      link,
      links,
    })
  const { level, year, caution, check } = price
  if (!isRecent(price)) {
    const old = `${level === 'master' ? '硕士' : '本科'}只收到 ${year}的数：${priceText(price)}`
    const unknown = `${[old, caution].filter(Boolean).join('；')}。现价看当年招生章程。`
    return card({ title, unknown, link, links })
  }
  const line = {
    label: level === 'master' ? '硕士学费' : '本科学费',
    value: priceText(price),
    year: [year, caution].filter(Boolean).join('；'),
    source_name: check?.name ?? university.name,
    source_url: check?.url ?? university.site,
  }
  return card({ title, lines: [line], link, links })
}

/** A larger group is a list, not an answer. */
const longestGroup = 9

async function universityAt({ href }: NamedPage): Promise<Detail | null> {
  const school = await findSchool(schoolStore(), href.slice(detailPath.school('').length))
  return school?.level === 'university' ? school : null
}

const nameOf = ({ name_zh, name_en }: Pick<Detail, 'name_zh' | 'name_en'>) => name_zh ?? name_en

const surest = (pages: readonly NamedPage[]): NamedPage[] => {
  const best = Math.max(...pages.map(({ sureness }) => sureness))
  return pages.filter(({ sureness }) => sureness === best)
}

/** Schools with the same name are distinguished by their country. `inChina`: universities of China with the same name. */
function choiceOf(
  pages: readonly NamedPage[],
  matter: string | undefined,
  inChina: { label: string; href: string } | null,
): Answer {
  const isDistinct = new Set(pages.map(({ title }) => title)).size === pages.length
  const placeOf = (href: string) =>
    `（${nameOfCountry(href.slice(detailPath.school('').length).slice(0, 2))}）`
  return card({
    title: '您是问',
    link: pages[0]?.href ?? paths.schools,
    links: [
      ...pages.map(({ title, href }) => ({
        label: `${title}${isDistinct && (inChina === null || title.endsWith('）')) ? '' : placeOf(href)}${matter === undefined ? '' : words[matter]}`,
        href,
      })),
      ...(inChina === null ? [] : [{ label: `${inChina.label}，查英国大学的名单`, href: inChina.href }]),
    ],
  })
}

/** The lowest overall band, compared with the visitor's. Courses often require more, so that reaching it is not enough. */
function answerIelts(school: Detail, typed: string | undefined): Answer {
  const answer = answerOf(school, '雅思', undefined, undefined)
  const least = school.values?.find(({ key }) => key === 'ielts')?.num ?? null
  const [line] = answer?.lines ?? []
  if (answer === null || line === undefined || least === null)
    return answer ?? missingOf(school, '雅思', undefined)
  const named = { ...line, label: '雅思最低总分（全校最低一档）' }
  if (typed === undefined) return { ...answer, lines: [named] }
  const isEnough = Number(typed) >= least
  const result = `${isEnough ? '达到' : '达不到'}全校最低一档 ${line.value}${isEnough ? '，不等于每个课程都够' : ''}`
  return { ...answer, lines: [{ ...named, label: `雅思 ${typed} 够不够`, value: result }] }
}

function answerOf(
  school: Detail,
  matter: string | undefined,
  level: string | undefined,
  round: string | undefined,
): Answer | null {
  const link = detailPath.school(school.id)
  const name = nameOf(school)
  if (matter === undefined) {
    if (level !== undefined) return null
    const lines = [
      feesOf(school, undefined),
      valueLines(school, 'admission', 'ielts'),
      rankLines(school),
    ].flatMap((kind) => kind.slice(0, 1))
    return cardOf({ title: name, lines, link, links: moreOf(school, link, level) })
  }
  const lines = linesOf(school, matter, level, round)
  if (lines.length === 0) return missingOf(school, matter, level)
  const isOther = round !== undefined && !lines.some((line) => isOfRound(line.label, round))
  return card({
    title: `${name} · ${subjectOf(matter, level)}`,
    lines,
    unknown: isOther ? `本站登记的${name}各轮里没有 ${round}。` : null,
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
  `${level !== undefined && /费用|截止/.test(matter) ? level : ''}${words[matter]}`

function missingOf(school: Detail, matter: string, level: string | undefined): Answer {
  const [link, name, what] = [detailPath.school(school.id), nameOf(school), subjectOf(matter, level)]
  const site = school.website === null ? [] : [{ label: '学校官网', href: school.website }]
  return card({
    title: `${name} · ${what}`,
    unknown: `本站没有收录${name}${what.startsWith('对') ? '' : '的'}${what}，请看学校官网。`,
    link,
    links: [...site, ...moreOf(school, link, level)],
  })
}

const moreOf = ({ id, country }: Detail, link: string, level: string | undefined) => [
  { label: '学校页', href: link },
  ...(costCountries.some(({ value }) => value === country)
    ? [
        {
          label: '算几年要多少',
          href: `${paths.cost}?sid=${id}&country=${country}${level === '硕士' ? '&level=master' : ''}`,
        },
      ]
    : []),
]

function linesOf(
  school: Detail,
  matter: string,
  level: string | undefined,
  round?: string | undefined,
): AnswerLine[] {
  switch (matter) {
    case '费用':
      return feesOf(school, level)
    case '雅思':
      return valueLines(school, 'ielts')
    case '托福':
      return []
    case '录取率':
      return valueLines(school, 'admission')
    case '排名':
      return rankLines(school)
    case '截止':
      return dayLines(school, level, round)
    default:
      return ruleLines(school)
  }
}

function feesOf(school: Detail, level: string | undefined): AnswerLine[] {
  const registered = level === '硕士' ? [] : registeredFeesOf(school.id).filter(isYearly).flatMap(figureLines)
  const held = valueLines(
    school,
    ...(level === '硕士' || registered.length > 0 ? [] : (['bachelor'] as const)),
    ...(level === '本科' ? [] : (['master'] as const)),
  )
  const found = [...registered, ...held]
  return (found.length > 0 ? found : programmeLines(school, level)).slice(0, 3)
}

/** Prices of single programmes, when the school has no price for all of them. */
const programmeLines = ({ fees = [] }: Detail, level: string | undefined): AnswerLine[] =>
  fees
    .filter(
      ({ kind, level: of }) =>
        kind === 'programme' && (level === undefined || /master/.test(of) === (level === '硕士')),
    )
    .flatMap(({ title, low, high, currency, year, checked, url, source }) =>
      low === null || currency === null
        ? []
        : {
            label: title,
            value: sumText(low, high, currency),
            year: `${year}，${checked} 读`,
            source_name: sourceOf(source)?.name ?? source,
            source_url: url,
          },
    )

const isYearly = ({ topic, unit }: Figure) =>
  /tuition|cost_of_attendance/.test(topic) && /^[A-Z]{3}/.test(unit)

/** Of each kind the first value that the school has. */
const valueLines = (school: Detail, ...kinds: (keyof typeof keysOf)[]): AnswerLine[] =>
  kinds.flatMap((kind) => {
    const rows = keysOf[kind].map((key) => school.values?.find((value) => value.key === key))
    const value = rows.find((row) => row !== undefined)
    return value === undefined ? [] : valueLine(value)
  })

function valueLine({ key, num, num_to, text, year, source }: Value): AnswerLine[] {
  if (!isSchoolValueKey(key)) return []
  const from = sourceOf(source)
  const caution = key === 'ielts' ? '；专业要求往往更高，并有单项要求' : ''
  return [
    {
      label: valueDefinition(key).label,
      value: valueText({ key, num, to: num_to, text, year, source, place: null }),
      year: `${yearText(year)}${caution}`,
      source_name: from?.name ?? source,
      source_url: from?.url ?? null,
    },
  ]
}

function rankLines({ rank, arwu }: Detail): AnswerLine[] {
  const places = [
    { place: rank, of: rankings.qs },
    { place: arwu ?? null, of: rankings.arwu },
  ]
  return places.flatMap(({ place, of }) =>
    place === null
      ? []
      : [
          {
            label: of.name,
            value: `第 ${place.world} 名`,
            year: `${place.year} 年版`,
            source_name: of.publisher,
            source_url: of.url,
          },
        ],
  )
}

/**
 * The dates of this season: those of the round in question, then future ones. When only the end of a rolling admission lies ahead, the first
 * round, which is over, comes before it.
 */
function dayLines(school: Detail, asked: string | undefined, round: string | undefined): AnswerLine[] {
  const values = new Set((school.values ?? []).map(({ key }) => key).filter(isSchoolValueKey))
  const today = shanghaiDate(new Date())
  const days = (['undergraduate', 'master'] as const).flatMap((level) =>
    deadlinesOfSchool({ ...school, values }, level),
  )
  const dated = [...new Set(days)].filter(
    ({ closes, level }) => closes !== null && (asked === undefined || levelNames[level] === asked),
  )
  const isLast = dated.every((each) => isOver(each, today) || each.round.startsWith('滚动'))
  const place = (each: Deadline) => [
    round === undefined || isOfRound(each.round, round) ? 0 : 1,
    isLast ? 0 : Number(isOver(each, today)),
  ]
  return dated
    .toSorted((a, b) => {
      const [[roundA = 0, overA = 0], [roundB = 0, overB = 0]] = [place(a), place(b)]
      return roundA - roundB || overA - overB || (a.closes ?? '').localeCompare(b.closes ?? '')
    })
    .slice(0, 4)
    .map((deadline) => dayLine(deadline, today))
}

const isOfRound = (label: string, round: string): boolean => new RegExp(`\\b${round}\\b`).test(label)

const levelNames: Readonly<Record<Deadline['level'], string>> = {
  undergraduate: '本科',
  master: '硕士',
  transfer: '转学',
}

function dayLine(deadline: Deadline, today: string): AnswerLine {
  const notes = [...(isOver(deadline, today) ? ['已过'] : []), ...notesOn(deadline)]
  return {
    label: `${levelNames[deadline.level]} · ${deadline.round}`,
    value: `${deadline.closes}${notes.length === 0 ? '' : `（${notes.join('；')}）`}`,
    year: deadline.readOn === null ? '2027 年入学' : `2027 年入学，${deadline.readOn} 读`,
    source_name: deadline.source.name,
    source_url: deadline.source.url,
  }
}

/** How a British university treats degrees from China. */
const ruleLines = ({ china_rules = [] }: Detail): AnswerLine[] =>
  china_rules.slice(0, 2).map(({ scope, summary, inside, outside, url, reviewed_on }) => ({
    label: scope,
    value: [inside, outside].filter((text) => text).join(' ') || summary,
    year: `${reviewed_on} 读`,
    source_name: '学校官网',
    source_url: url,
  }))

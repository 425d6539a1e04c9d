import type { z } from 'zod'
import { isOver, notesOn } from '@/lib/admissions/deadline-words'
import type { Deadline } from '@/lib/admissions/deadlines'
import { deadlinesOfSchool } from '@/lib/admissions/deadlines-of'
import { costCountries } from '@/lib/content/cost-countries/countries'
import type { schoolDetailWireSchema } from '@/lib/contract/schools'
import { shanghaiDate } from '@/lib/core/time'
import type { Figure } from '@/lib/facts/registry'
import { findJointUniversity, jointPath, priceOf, priceText } from '@/lib/guides/joint-universities'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { groupNamed } from '@/lib/host/text/names'
import { detailPath, paths } from '@/lib/routing/paths'
import { rankings } from '@/lib/schools/rankings'
import { registeredFeesOf } from '@/lib/schools/registered-fees'
import { compareHref } from '@/lib/schools/school-ids'
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
  排名: '排名',
  均分: '对国内均分的要求',
  名单: '对中国院校的要求',
  截止: '申请截止日',
  录取率: '录取率',
}

/** One school, alone or with one subject; when two schools have the same name, a choice between them. */
export async function answerSchool(asked: Asked): Promise<Answer | null> {
  const { names, matters, countries, levels, words: rest } = asked
  if (names.length !== 1 || rest.length > 0 || matters.length > 1 || levels.length > 1) return null
  const pages = surest(names[0]?.pages ?? [])
  const [first, second] = pages
  if (first === undefined || pages.some(({ type }) => type !== 'school') || pages.length > 2) return null
  const [matter] = matters
  if (matter !== undefined && words[matter] === undefined) return null
  if (second !== undefined) return choiceOf(pages, matter)
  const school = await universityAt(first)
  if (school === null || countries.some((name) => codeOfCountry(name) !== school.country)) return null
  return answerOf(school, matter, levels[0])
}

/** Compares two schools, by rank or by the subject of the question. */
export async function answerPair({ names, matters, words: rest }: Asked): Promise<Answer | null> {
  const [matter, ...others] = matters.filter((each) => each !== '比较')
  if (names.length !== 2 || rest.length > 0 || others.length > 0) return null
  const schools = await Promise.all(
    names.map(({ pages }) => {
      const [page, second] = surest(pages)
      return page?.type === 'school' && second === undefined ? universityAt(page) : null
    }),
  )
  const found = schools.filter((school) => school !== null)
  if (found.length !== 2) return null
  const lines = found.flatMap((school) =>
    linesOf(school, matter ?? '排名', undefined)
      .slice(0, matter === undefined ? 1 : 2)
      .map((line) => ({ ...line, label: `${nameOf(school)} · ${line.label}` })),
  )
  const link = compareHref(found.map(({ id }) => id))
  return cardOf({
    title: found.map(nameOf).join('和'),
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
  if (names.length !== 1 || matters.length > 0 || rest.length > 0) return null
  if (ids.length === 0 || ids.length > longestGroup) return null
  const schools = await Promise.all(ids.map((id) => findSchool(schoolStore(), id)))
  const found = schools.filter((school) => school !== null)
  const lines = found.flatMap((school) =>
    rankLines(school)
      .slice(0, 1)
      .map((line) => ({ ...line, label: nameOf(school), value: `QS ${line.value}` })),
  )
  if (lines.length < ids.length) return null
  const links = found.map((school) => ({ label: nameOf(school), href: detailPath.school(school.id) }))
  return card({ title: `${name?.text} · ${ids.length} 所`, lines, link: paths.schools, links })
}

/** The cost of a university that is run jointly with one abroad. */
export function answerJoint({ names, matters, words: rest }: Asked): Answer | null {
  const [page] = surest(names[0]?.pages ?? [])
  const university = findJointUniversity(page?.href.slice(jointPath('').length) ?? '')
  if (university === null || names.length !== 1 || rest.length > 0 || matters.join() !== '费用') return null
  const price = priceOf(university)
  const link = jointPath(university.id)
  if (price === null) return null
  const { level, year, caution, check } = price
  const line = {
    label: level === 'master' ? '硕士学费' : '本科学费',
    value: priceText(price),
    year: [year, caution].filter(Boolean).join('；'),
    source_name: check?.name ?? university.name,
    source_url: check?.url ?? university.site,
  }
  return card({
    title: `${university.name} · 学费`,
    lines: [line],
    link,
    links: [{ label: '学校页', href: link }],
  })
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

/** Schools with the same name are distinguished by their country. */
function choiceOf(pages: readonly NamedPage[], matter: string | undefined): Answer {
  const isDistinct = new Set(pages.map(({ title }) => title)).size === pages.length
  const placeOf = (href: string) =>
    `（${nameOfCountry(href.slice(detailPath.school('').length).slice(0, 2))}）`
  return card({
    title: '您是问',
    link: pages[0]?.href ?? paths.schools,
    links: pages.map(({ title, href }) => ({
      label: `${title}${isDistinct ? '' : placeOf(href)}${matter === undefined ? '' : words[matter]}`,
      href,
    })),
  })
}

function answerOf(school: Detail, matter: string | undefined, level: string | undefined): Answer | null {
  const link = detailPath.school(school.id)
  const name = nameOf(school)
  if (matter === undefined) {
    if (level !== undefined) return null
    const lines = [
      feesOf(school, undefined),
      valueLines(school, 'admission', 'ielts'),
      rankLines(school),
    ].flatMap((kind) => kind.slice(0, 1))
    return cardOf({ title: name, lines, link, links: moreOf(school, link) })
  }
  const what = `${level !== undefined && /费用|截止/.test(matter) ? level : ''}${words[matter]}`
  const title = `${name} · ${what}`
  const lines = linesOf(school, matter, level)
  if (lines.length > 0) return card({ title, lines, link, links: moreOf(school, link) })
  const site = school.website === null ? [] : [{ label: '学校官网', href: school.website }]
  return card({
    title,
    unknown: `本站没有收录${name}的${what}，请看学校官网。`,
    link,
    links: [...site, ...moreOf(school, link)],
  })
}

const moreOf = ({ id, country }: Detail, link: string) => [
  { label: '学校页', href: link },
  ...(costCountries.some(({ value }) => value === country)
    ? [{ label: '算几年要多少', href: `${paths.cost}?sid=${id}&country=${country}` }]
    : []),
]

function linesOf(school: Detail, matter: string, level: string | undefined): AnswerLine[] {
  switch (matter) {
    case '费用':
      return feesOf(school, level)
    case '雅思':
      return valueLines(school, 'ielts')
    case '录取率':
      return valueLines(school, 'admission')
    case '排名':
      return rankLines(school)
    case '截止':
      return dayLines(school, level)
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
  return [
    {
      label: valueDefinition(key).label,
      value: valueText({ key, num, to: num_to, text, year, source, place: null }),
      year: yearText(year),
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

/** The dates of this season, future ones first. */
function dayLines(school: Detail, asked: string | undefined): AnswerLine[] {
  const values = new Set((school.values ?? []).map(({ key }) => key).filter(isSchoolValueKey))
  const today = shanghaiDate(new Date())
  const days = (['undergraduate', 'master'] as const).flatMap((level) =>
    deadlinesOfSchool({ ...school, values }, level),
  )
  const dated = [...new Set(days)].filter(
    ({ closes, level }) => closes !== null && (asked === undefined || levelNames[level] === asked),
  )
  return dated
    .toSorted(
      (a, b) =>
        Number(isOver(a, today)) - Number(isOver(b, today)) || (a.closes ?? '').localeCompare(b.closes ?? ''),
    )
    .slice(0, 4)
    .map((deadline) => dayLine(deadline, today))
}

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

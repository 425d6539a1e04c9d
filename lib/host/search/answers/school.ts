import type { z } from 'zod'
import { isOver, notesOn } from '@/lib/admissions/deadline-words'
import type { Deadline } from '@/lib/admissions/deadlines'
import { deadlinesOfSchool } from '@/lib/admissions/deadlines-of'
import { costCountries } from '@/lib/content/cost-countries/countries'
import type { schoolDetailWireSchema } from '@/lib/contract/schools'
import { shanghaiDate } from '@/lib/core/time'
import { currencies } from '@/lib/facts/format'
import type { Figure } from '@/lib/facts/registry'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { detailPath, paths } from '@/lib/routing/paths'
import { moneyText, yuanText } from '@/lib/schools/money'
import { rankings } from '@/lib/schools/rankings'
import { registeredFeesOf } from '@/lib/schools/registered-fees'
import { sourceOf } from '@/lib/schools/value-sources'
import { valueText, yearText } from '@/lib/schools/value-text'
import { isSchoolValueKey, type SchoolValueKey, valueDefinition } from '@/lib/schools/values'
import { type Answer, type AnswerLine, type Asked, card, cardOf, type NamedPage } from './asked'

type Detail = z.input<typeof schoolDetailWireSchema>
type Value = NonNullable<Detail['values']>[number]

/** What a school's page holds of a matter, the newest kind of source first; the first that it has is shown. */
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

/** One school, alone or beside one matter; two schools of one name give a choice. */
export async function answerSchool({
  names,
  matters,
  countries,
  levels,
  words: rest,
}: Asked): Promise<Answer | null> {
  if (names.length !== 1 || rest.length > 0 || matters.length > 1 || levels.length > 1) return null
  const pages = surest(names[0]?.pages ?? [])
  const [first, second] = pages
  if (first === undefined || pages.some(({ type }) => type !== 'school') || pages.length > 2) return null
  const [matter] = matters
  if (matter !== undefined && words[matter] === undefined) return null
  if (second !== undefined) return choiceOf(pages, matter)
  const school = await findSchool(schoolStore(), first.href.slice('/yxk/'.length))
  if (school === null || school.level !== 'university') return null
  if (countries.length > 0 && !isCountryOf(school.country, countries)) return null
  return answerOf(school, matter, levels[0])
}

const surest = (pages: readonly NamedPage[]): NamedPage[] => {
  const best = Math.max(...pages.map(({ sureness }) => sureness))
  return pages.filter(({ sureness }) => sureness === best)
}

const countryCodes: Readonly<Record<string, string>> = {
  英国: 'uk',
  美国: 'us',
  加拿大: 'ca',
  澳大利亚: 'au',
  新西兰: 'nz',
  日本: 'jp',
  新加坡: 'sg',
  香港: 'hk',
  德国: 'de',
  法国: 'fr',
  韩国: 'kr',
  爱尔兰: 'ie',
  荷兰: 'nl',
  马来西亚: 'my',
  瑞士: 'ch',
  意大利: 'it',
}

/** The code of a country that a question names. */
export const countryCodeOf = (name: string | undefined): string | undefined => countryCodes[name ?? '']

const isCountryOf = (code: string, named: readonly string[]) =>
  named.every((name) => countryCodes[name] === code)

const choiceOf = (pages: readonly NamedPage[], matter: string | undefined): Answer =>
  card({
    title: '您是问',
    link: pages[0]?.href ?? paths.schools,
    links: pages.map(({ title, href }) => ({
      label: `${title}${matter === undefined ? '' : words[matter]}`,
      href,
    })),
  })

function answerOf(school: Detail, matter: string | undefined, level: string | undefined): Answer | null {
  const link = detailPath.school(school.id)
  const name = school.name_zh ?? school.name_en
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
  const site = school.website === null ? '' : `（${school.website}）`
  const unknown = `本站没有收录${name}的${what}，请看学校官网${site}。`
  return card({ title, unknown, link, links: moreOf(school, link) })
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
  const registered = level === '硕士' ? [] : registeredFeesOf(school.id).filter(isYearly).flatMap(figureLine)
  const held = valueLines(
    school,
    ...(level === '硕士' || registered.length > 0 ? [] : (['bachelor'] as const)),
    ...(level === '本科' ? [] : (['master'] as const)),
  )
  const found = [...registered, ...held]
  return (found.length > 0 ? found : programmeLines(school, level)).slice(0, 3)
}

/** Prices of single programmes, where the school has none for all of it. */
const programmeLines = ({ fees = [] }: Detail, level: string | undefined): AnswerLine[] =>
  fees
    .filter(
      ({ kind, level: of }) =>
        kind === 'programme' && (level === undefined || /master/.test(of) === (level === '硕士')),
    )
    .flatMap(({ title, low, high, currency, year, checked, url, source }) => {
      if (low === null || currency === null) return []
      const yuan = yuanText(low, high, currency)
      return [
        {
          label: title,
          value: `${moneyText(low, high, currency)}${yuan === null ? '' : `（${yuan}）`}`,
          year: `${year}，${checked} 读`,
          source_name: sourceOf(source)?.name ?? source,
          source_url: url,
        },
      ]
    })

const isYearly = ({ topic, unit }: Figure) =>
  /tuition|cost_of_attendance/.test(topic) && /^[A-Z]{3}/.test(unit)

/** A figure of the register with what it comes to in yuan. */
export function figureLine({ label, value, unit, period, source, checked }: Figure): AnswerLine[] {
  const currency = unit.slice(0, 3)
  const [low, high] = [value].flat()
  if (typeof low !== 'number' || currencies[currency] === undefined) return []
  const to = typeof high === 'number' ? high : null
  const yuan = yuanText(low, to, currency)
  return [
    {
      label,
      value: `${moneyText(low, to, currency)}${yuan === null ? '' : `（${yuan}）`}`,
      year: checked === null ? period : `${period}，${checked} 读`,
      source_name: source.name,
      source_url: source.url,
    },
  ]
}

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

/** The days of this season, those that are still to come first. */
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

export function dayLine(deadline: Deadline, today: string): AnswerLine {
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

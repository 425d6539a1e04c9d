import type { z } from 'zod'
import type { schoolDetailWireSchema } from '@/lib/contract/schools'
import { shanghaiDate } from '@/lib/core/time'
import {
  type EntryThreshold,
  type Qualification,
  qualifications,
  schoolsThatName,
  thresholdAnchor,
  thresholdsOf,
} from '@/lib/facts/admissions/entry-thresholds'
import type { Figure } from '@/lib/facts/registry'
import { fieldOfTitle } from '@/lib/host/schools/build/field-codes'
import { priceYearOf } from '@/lib/host/schools/build/price-year'
import { findProgrammes } from '@/lib/host/schools/find-programmes'
import { findSchool } from '@/lib/host/schools/find-school'
import { allEqual, schoolStore } from '@/lib/host/schools/store'
import { valueColumns } from '@/lib/host/schools/tables'
import { detailPath } from '@/lib/routing/paths'
import { chinaAverage } from '@/lib/schools/china-averages'
import { sourceName, sourceOf } from '@/lib/schools/data-sources'
import { feePers, labelIn, programmeLevels } from '@/lib/schools/fields'
import { sumText } from '@/lib/schools/money'
import { rankings } from '@/lib/schools/rankings'
import { registeredFeesOf } from '@/lib/schools/registered-fees'
import { valueText, yearText } from '@/lib/schools/value-text'
import { cautionOf, keysFor, valueDefinition } from '@/lib/schools/values'
import { countryOfSchool, schoolOf } from '../../country-names'
import { sureness } from '../../search-store'
import { type AnswerLine, figureLines, lineOf, linesNamed, type NamedPage } from '../asked'

/** A school as the library gives it. */
export type Detail = z.input<typeof schoolDetailWireSchema>

export const nameOf = ({ name_zh, name_en }: Pick<Detail, 'name_zh' | 'name_en'>) => name_zh ?? name_en

/** The pages that a name means with the greatest certainty. */
export const surest = (pages: readonly NamedPage[]): NamedPage[] => {
  const best = Math.max(...pages.map(({ sureness }) => sureness))
  return pages.filter(({ sureness }) => sureness === best)
}

/** The one school that a name means. */
export const onlySchool = (pages: readonly NamedPage[]) => {
  const [page, second] = surest(pages)
  return page?.type === 'school' && !second ? page : undefined
}

/** Other schools that have the same name, when one of them is usually meant. */
export const othersOf = (pages: readonly NamedPage[]): NamedPage[] =>
  pages.filter(({ type, sureness: how }) => type === 'school' && how === sureness.shared)

/** A school's name with its country, unless it says so. */
export const withCountry = ({ title, href }: Pick<NamedPage, 'title' | 'href'>): string =>
  title.endsWith('）') ? title : `${title}（${countryOfSchool(href)}）`

const ownName = ({ title }: NamedPage) => title.split('（')[0]

/** The schools whose own name a name is, the one that is usually meant first: 维多利亚大学 of Canada and of Australia. */
export function bearersOf(pages: readonly NamedPage[]): NamedPage[] {
  const [first, ...others] = new Set([...surest(pages), ...othersOf(pages)])
  return !first ? [] : [first, ...others.filter((page) => ownName(page) === ownName(first))]
}

export async function universityAt({ href }: NamedPage): Promise<Detail | null> {
  const school = await findSchool(schoolStore(), schoolOf(href))
  return school?.level === 'university' ? school : null
}

type Value = NonNullable<Detail['values']>[number]

/** Of each question or value the first row that the school has. */
export const valueLines = (school: Detail, ...names: string[]): AnswerLine[] =>
  names.flatMap((name) => {
    const rows = keysFor(name).map((key) => school.values?.find((value) => value.key === key))
    const value = rows.find((row) => row !== undefined)
    return !value ? [] : valueLine(value)
  })

/** A price of so many years ago is printed as an old one. */
const oldYears = 3

const isOld = (key: string, year: string) => {
  const priced = valueDefinition(key).section === 'costs' ? priceYearOf(year) : null
  return priced && priced <= Number(shanghaiDate(new Date()).slice(0, 4)) - oldYears
}

export function valueLine({
  key,
  num,
  num_to,
  text,
  covers = null,
  span = 'all',
  year,
  source,
}: Value): AnswerLine[] {
  const from = sourceOf(source)
  const caution =
    key === 'ielts'
      ? '；专业要求往往更高，并有单项要求'
      : isOld(key, year)
        ? `，${cautionOf({ key, span })?.replace(/。$/, '') ?? '旧数'}`
        : ''
  return [
    lineOf(
      `${valueDefinition(key).label}${key === 'ielts' ? '（全校最低一档）' : ''}`,
      valueText({ key, num, to: num_to, text, covers, span, year, source, place: null }),
      `${yearText(year)}${caution}`,
      from?.name ?? source,
      from?.url ?? null,
    ),
  ]
}

/** The tests of English that a school names, with or without the one in question. */
export const testLines = (school: Detail, test: string): AnswerLine[] =>
  valueLines(school, 'english-tests').map((line) => ({
    ...line,
    value: line.value.split('、').includes(test) ? line.value : `${line.value}；没有写${test}`,
  }))

const wholeFees: Readonly<Record<string, string>> = { 本科: 'bachelor', 硕士: 'graduate' }

/** What a whole school charges at these levels, as the library has it: the same kind of price for every school of a list. */
export const wholeFeesOf = (school: Detail, levels: readonly string[]): AnswerLine[] =>
  valueLines(school, ...levels.flatMap((level) => wholeFees[level] ?? []))

/** The yearly prices of a school: registered figures first, then the values of the library, then single programmes. */
export async function feesOf(school: Detail, level = ''): Promise<AnswerLine[]> {
  const has = (each: string) => !level || level === each
  const registered = has('本科') ? registeredFeesOf(school.id).filter(isYearly).flatMap(figureLines) : []
  const held = valueLines(
    school,
    ...(has('本科') && !registered.length ? ['bachelor'] : []),
    ...(has('硕士') ? ['graduate'] : []),
  )
  // The price of a master's goes before a third one of bachelors.
  const found = [...registered.slice(0, 2), ...held, ...registered.slice(2)]
  if (found.length) return found.slice(0, most)
  // Prices of single programmes or of a part of them, when the school has none of a year for all of them.
  const named = { ...programmeLevels, professional: '博士' }
  const single = (school.fees ?? [])
    .filter(({ kind, level: of }) => kind !== 'pathway' && has(labelIn(named, of) ?? ''))
    .flatMap(feeLine)
  if (level !== '博士') return single.slice(0, most)
  const { list } = await findProgrammes(schoolStore(), {
    school: school.id,
    level: 'doctorate',
    sort: 'fee',
    page: 1,
    limit: most,
  })
  const doctorates = list.flatMap(({ title, fee, fee_per, currency, year, source, url }) =>
    fee && currency
      ? lineOf(title, priceText(fee_per, fee, null, currency), year, sourceName(source), url)
      : [],
  )
  return [...single, ...doctorates].slice(0, most)
}

/** A price and for what it is: 全程 75,210 新加坡元. */
export const priceText = (per: string | null, ...sum: Parameters<typeof sumText>) =>
  `${labelIn(feePers, per) ?? ''} ${sumText(...sum)}`

const most = 3

/** Foundation courses and the like, with what they ask of English. */
export const pathwayLines = ({ fees = [] }: Detail): AnswerLine[] =>
  fees.filter(({ kind }) => kind === 'pathway').flatMap(feeLine)

/** The routes to a degree; the longer names first. */
const routes = { 硕士预科: 'pre-master', 国际大一: 'iyo', 预科: 'foundation' }

/** The route in question. */
export const routeIn = (keyword: string) => Object.entries(routes).find(([name]) => keyword.includes(name))

/** One course of a route at each school of a country, by rank.
 * @param most the highest band of IELTS that it may ask */
export async function pathwaysIn(
  level: string | undefined,
  country: string | undefined,
  most: number | undefined,
) {
  const rows = await listedSchools()
    .innerJoin('fees', 'fees.school', 'schools.id')
    .selectAll('fees')
    .where(
      allEqual({
        'fees.kind': 'pathway',
        'fees.level': level,
        'schools.country': country,
      }),
    )
    .where('fees.ielts', '<=', most ?? 9)
    .execute()
  const schools = [...new Map(rows.map((row) => [row.school, row])).values()]
  return schools.flatMap((row) => linesNamed(nameOf(row), feeLine(row)))
}

type Fee = NonNullable<Detail['fees']>[number]

const feeLine = ({ kind, title, low, high, currency, per, ielts, year, note, checked, url, source }: Fee) => {
  const price = low !== null && currency && priceText(per, low, high, currency)
  const parts = [price, ielts !== null && `雅思 ${ielts.toFixed(1)} 起`].filter(Boolean)
  const dated = year === checked ? year : `${year}，${checked} 查`
  return !parts.length
    ? []
    : [lineOf(title, parts.join('；'), [kind === 'group' && note, dated], sourceName(source), url)]
}

const isYearly = ({ topic, unit }: Figure) =>
  /tuition|cost_of_attendance/.test(topic) && /^[A-Z]{3}/.test(unit)

/**
 * How a university treats degrees from China. British ones: the averages from the same columns as the tile of the page, then the rule for
 * all master's degrees, with each side of a list named; rules of single courses are shown only where there is no other. All others: what
 * the table of entry requirements has.
 */
export function ruleLines({
  id,
  china_rules: rules = [],
  china_averages: averages = [],
}: Pick<Detail, 'id' | 'china_rules' | 'china_averages'>): AnswerLine[] {
  const whole = rules.filter(({ covers }) => covers === 'master')
  const tile = chinaAverage({ chinaAverages: averages })
  return [
    ...(tile ? [lineOf(tile.label, tile.value, tile.note, '学校官网', averages[0]?.url ?? null)] : []),
    ...(whole.length ? whole : rules.slice(0, 1)).flatMap(
      ({ scope, summary, inside, outside, url, reviewed_on }) => {
        const sides =
          inside === null || outside === null
            ? [[scope, summary] as const]
            : [[`${scope} · 名单内`, inside] as const, [`${scope} · 名单外`, outside] as const]
        return sides.map(([label, value]) => lineOf(label, value, `${reviewed_on} 查`, '学校官网', url))
      },
    ),
    ...linesNamed('硕士', thresholdLines(id, 'chinese_bachelor')),
  ]
}

/** Where a school's page lists its requirements of a qualification. */
const thresholdHref = (school: string, qualification: Qualification) =>
  `${detailPath.school(school)}#${thresholdAnchor(qualification)}`

const thresholdLine = (
  { subject, qualification, year, note, caution, check }: EntryThreshold,
  school: string,
  value: string,
) =>
  lineOf(
    subject ?? '全校',
    value,
    [year, note?.replace(/。$/, ''), caution],
    check?.name ?? '学校页写着出处',
    check?.url ?? thresholdHref(school, qualification),
  )

/** The requirements of a school, those for the field in the words of a question first. */
function requirementsOf(school: string, words = '') {
  const field = fieldOfTitle(words)
  const isOf = ({ subject }: EntryThreshold) => Number(!!subject && fieldOfTitle(subject) === field)
  return thresholdsOf(school)
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => isOf(b) - isOf(a))
}

/** What a school writes for a qualification, in its own words, each with the faculty and the institutions to which it applies. */
export const thresholdLines = (school: string, wanted: Qualification, words?: string): AnswerLine[] =>
  requirementsOf(school, words)
    .filter(({ qualification }) => qualification === wanted)
    .map((row) => thresholdLine(row, school, row.threshold))

/** What a school asks of English beside a qualification, where it names the test; the same words once. */
export function englishLines(school: string, test: RegExp, words?: string): AnswerLine[] {
  const lines = requirementsOf(school, words).flatMap((row) =>
    !row.english || !test.test(row.english.toLowerCase())
      ? []
      : thresholdLine(
          { ...row, note: null, subject: row.subject ?? `${qualifications[row.qualification]} · 全校` },
          school,
          row.english,
        ),
  )
  return lines.filter(({ value }, at) => lines.findIndex((line) => line.value === value) === at)
}

/** Schools in the order of the library's list. */
export const listedSchools = () =>
  schoolStore()
    .selectFrom('listing')
    .innerJoin('schools', 'schools.id', 'listing.id')
    .select(['schools.id', 'name_zh', 'name_en'])
    .orderBy('listing.place')

/** What schools publish under these keys, in that order. */
export const listedValues = (keys: readonly string[]) =>
  listedSchools()
    .innerJoin('school_values', 'school', 'schools.id')
    .select(['school', ...valueColumns])
    .where('key', 'in', keys)

/** A value of one of several schools, with its name. */
export const namedLine = (row: Value & { school: string } & Parameters<typeof nameOf>[0]): AnswerLine[] =>
  valueLine(row).map((line) => ({
    ...line,
    label: nameOf(row),
    source_url: detailPath.school(row.school),
  }))

/** The schools of a country that state a requirement of a qualification, by rank: the page of each, and its lines with its name. */
export async function thresholdsIn(
  country: string,
  wanted: Qualification,
): Promise<{ name: string; href: string; lines: AnswerLine[] }[]> {
  const rows = await listedSchools()
    .where('schools.id', 'in', [...schoolsThatName(wanted)])
    .where('schools.country', '=', country)
    .execute()
  return rows.map((row) => {
    const name = nameOf(row)
    return {
      name,
      href: thresholdHref(row.id, wanted),
      lines: linesNamed(name, thresholdLines(row.id, wanted)),
    }
  })
}

export function rankLines({ rank, arwu }: Pick<Detail, 'rank' | 'arwu'>): AnswerLine[] {
  const places = [
    { place: rank, of: rankings.qs },
    { place: arwu, of: rankings.arwu },
  ]
  return places.flatMap(({ place, of }) =>
    place ? lineOf(of.name, `第 ${place.world} 名`, `${place.year} 年版`, of.publisher, of.url) : [],
  )
}

import { sql } from 'kysely'
import { findMajorSchools } from '@/lib/host/schools/find-major-schools'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry, nameOfCountry } from '@/lib/host/search/country-names'
import { detailPath } from '@/lib/routing/paths'
import { moneyText } from '@/lib/schools/money'
import { sourceOf } from '@/lib/schools/value-sources'
import { type Answer, type AnswerLine, card, cardOf, schoolNames, sumText } from './asked'
import type { Question } from './question'
import { nameOf, surest } from './schools/named-school'
import { listHref } from './score-card'

const shown = 3

/** Rows of one level are found among all of them. */
const everyRow = 5000

/** A subject in a country, or in all countries but those that are ruled out: how many schools teach it, and what they charge. */
export async function answerSubject({
  names,
  countries,
  levels,
  matters,
  without,
}: Question): Promise<Answer | null> {
  const [page] = names.flatMap(({ pages }) => pages.filter(({ type }) => type === 'major'))
  const [country] = countries
  const code = codeOfCountry(country)
  if (page === undefined || (country !== undefined && code === undefined)) return null
  const major = page.href.slice(detailPath.major('').length)
  const what = country === undefined ? page.title : `${page.title} · ${country}`
  const all = await Promise.all(
    (['exact', 'near'] as const).map((match) =>
      findMajorSchools(schoolStore(), {
        major,
        country: code,
        sort: 'rank',
        match,
        page: 1,
        limit: levels.length > 0 ? everyRow : shown * 4,
      }),
    ),
  )
  const [exact] = all
  const found = all.find(({ list }) => list.length > 0)
  const link = `${page.href}/schools${code === undefined ? '' : `?country=${code}`}${found === exact ? '' : `${code === undefined ? '?' : '&'}match=near`}`
  const links = [
    found === undefined
      ? { label: `${country ?? ''}的大学`, href: listHref('', { name: '', code }) }
      : { label: `看开设${page.title}的学校`, href: link },
    { label: `${page.title}：学什么、要什么`, href: page.href },
  ]
  // The country's price answers a question about money better than that no school is known.
  if (found === undefined && matters.includes('费用')) return null
  if (found === undefined)
    return card({
      title: what,
      unknown: `没查到${country ?? ''}开设${page.title}的学校名单。`,
      link: page.href,
      links,
    })
  const out = new Set(without.map(codeOfCountry))
  if (country === undefined) {
    const counts = found.countries.filter((each) => !out.has(each.country))
    return card({
      title: `${what} · 按国家`,
      lines: counts.slice(0, shown * 2).map(
        (each): AnswerLine => ({
          label: nameOfCountry(each.country),
          value: `${each.schools} 所`,
          year: null,
          source_name: '专业库，逐校写明来源',
          source_url: `${page.href}/schools?country=${each.country}`,
        }),
      ),
      link,
      links,
    })
  }
  const level = levels[0] === '硕士' ? 'master' : levels[0] === '本科' ? 'bachelor' : undefined
  const ofLevel = found.list.filter((row) => level === undefined || row.level === level)
  const rows = ofLevel.length > 0 ? ofLevel : found.list
  const schools =
    level !== undefined && ofLevel.length > 0
      ? new Set(ofLevel.map(({ school }) => school)).size
      : (found.countries.find((each) => each.country === code)?.schools ?? found.total)
  const fees = (await feeLines(major, code ?? '', found === exact ? 0 : 1)).filter(
    (line) => level === undefined || line.label.startsWith(levels[0] ?? ''),
  )
  const notes = [
    ...(ofLevel.length > 0 ? [] : [`名录里没有${levels[0]}的课程，这是另一级的。`]),
    ...(found === exact ? [] : ['这些学校的课程归在更宽的一类里，看课程页是不是这一门。']),
    ...(fees.length > 0 ? [] : [`${country}这一门的学费没有收录，看课程页。`]),
  ]
  return card({
    title: `${what}${level !== undefined && ofLevel.length > 0 ? levels[0] : ''}：${schools} 所`,
    lines: [
      ...fees,
      ...[...new Map(rows.map((row) => [row.school, row])).values()].slice(0, shown).map(
        (row): AnswerLine => ({
          ...programmeLine(row),
          label: nameOf(row),
          source_url: detailPath.school(row.school),
        }),
      ),
    ],
    unknown: notes.join('') || null,
    link,
    links,
  })
}

/** A subject at one school: its programmes as the register has them; null when it has none, because a list may be incomplete. */
export async function answerSchoolSubject({ names, levels, matters }: Question): Promise<Answer | null> {
  const [school, another] = surest(schoolNames({ names })[0]?.pages ?? [])
  const subject = names.flatMap(({ pages }) => pages.filter(({ type }) => type === 'major'))[0]
  if (school === undefined || another !== undefined || subject === undefined) return null
  const rows = await schoolStore()
    .selectFrom('major_schools')
    .select(['title', 'level', 'fee', 'currency', 'year', 'source'])
    .where('major', '=', subject.href.slice(detailPath.major('').length))
    .where('school', '=', school.href.slice(detailPath.school('').length))
    .execute()
  const lines = rows
    .filter(
      ({ level, fee }) =>
        (levels.length === 0 || levelNames[level] === levels[0]) && (fee !== null || matters.length === 0),
    )
    .slice(0, shown)
    .map((row) => ({ ...programmeLine(row), label: levelNames[row.level] ?? subject.title }))
  return cardOf({
    title: `${school.title} · ${subject.title}`,
    lines,
    link: school.href,
    links: [
      { label: '学校页', href: school.href },
      { label: `${subject.title}：学什么、要什么`, href: subject.href },
    ],
  })
}

type Programme = { title: string; fee: number | null; currency: string | null; year: string; source: string }

const programmeLine = ({ title, fee, currency, year, source }: Programme) => ({
  value: fee === null || currency === null ? title : `${title}：全程 ${moneyText(fee, null, currency)}起`,
  year,
  source_name: sourceOf(source)?.name ?? source,
  source_url: null,
})

const levelNames: Readonly<Record<string, string>> = { bachelor: '本科', master: '硕士' }

/** The lowest prices of whole courses at the schools that publish one, by level. */
async function feeLines(major: string, country: string, near: 0 | 1): Promise<AnswerLine[]> {
  const rows = await schoolStore()
    .selectFrom('major_schools')
    .select(['level', 'currency', sql<number>`min(fee)`.as('low'), sql<number>`max(fee)`.as('high')])
    .select(({ fn }) => [fn.count<number>('school').distinct().as('schools'), fn.max('year').as('year')])
    .where('major', '=', major)
    .where('country', '=', country)
    .where('near', '=', near)
    .where('fee', 'is not', null)
    .groupBy(['level', 'currency'])
    .execute()
  return rows.flatMap(({ level, currency, low, high, schools, year }) =>
    currency === null || levelNames[level] === undefined
      ? []
      : {
          label: `${levelNames[level]}学费，全程，每所最低一门`,
          value: sumText(low, high === low ? null : high, currency),
          year: `${schools} 所；${year}`,
          source_name: '专业库，逐校写明来源',
          source_url: null,
        },
  )
}

import { priceYearOf } from '@/lib/host/schools/build/price-year'
import { findAcross, findOfMajor } from '@/lib/host/schools/find-across'
import { allEqual, schoolStore } from '@/lib/host/schools/store'
import { valueColumns } from '@/lib/host/schools/tables'
import { codeOfCountry, schoolOf } from '@/lib/host/search/country-names'
import { listHref } from '@/lib/listing'
import { detailPath, paths } from '@/lib/routing/paths'
import { sourceName } from '@/lib/schools/data-sources'
import { programmeLevelIds, programmeLevels, studyFieldIds, studyFields } from '@/lib/schools/fields'
import { asking } from '../words'
import { card, cardOf, lineOf, schoolLink, schoolNames } from './asked'
import type { Question } from './question'
import { listedSchools, namedLine, priceText, surest } from './schools/rows'

const shown = 3

/**
 * A subject in a country: the list of its courses. A price only for a whole field, which is what the table of prices has, and only when the
 * first schools publish it for the same year: the courses of one subject are too different for a range.
 */
export async function answerSubject({
  names,
  title,
  countries: [country],
  levels: [asked],
  keyword,
}: Question) {
  const major = majorIn(names)
  const code = codeOfCountry(country)
  const level = programmeLevelIds.find((each) => programmeLevels[each] === asked)
  const field = studyFieldIds.find((each) => studyFields[each].split('与')[0] === major?.text)
  const name = title?.name ?? (field ? studyFields[field] : major?.title)
  if (!name || (country && !code) || (asked && !level)) return null
  const q = title?.written ?? name
  const query = { ...(field ? { field } : { q }), ...(code && { country: code }), ...(level && { level }) }
  const majors = title || !major ? [] : [major.id]
  const { total } = await findAcross(schoolStore(), { ...query, page: 1, limit: 1 }, majors)
  if (!total) return null
  const prices = await listedSchools()
    .innerJoin('subject_fees as school_values', 'school', 'schools.id')
    .select(['school', ...valueColumns])
    .where(allEqual({ field, 'schools.country': code, 'school_values.level': level }))
    .where('school_values.level', 'in', field && code ? ['bachelor', 'master'] : [])
    .limit(shown)
    .execute()
  const isAlike =
    level && !asking('most').test(keyword) && new Set(prices.map(({ year }) => priceYearOf(year))).size === 1
  return card({
    title: [name, `${country ?? ''}${asked ?? ''}`].filter(Boolean).join(' · '),
    lines: isAlike ? prices.flatMap(namedLine) : [],
    links: [
      { label: '看课程和各自的学费', href: listHref(paths.programmes, query) },
      major && { label: `${major.title}：学什么、要什么`, href: major.href },
    ],
  })
}

/** A subject at one school: its programmes with their own prices; null when the registers have none, because a list may be incomplete. */
export async function answerSchoolSubject({ names, levels: [level], matters }: Question) {
  const [school, another] = surest(schoolNames({ names })[0]?.pages ?? [])
  const subject = majorIn(names)
  if (!school || another || !subject) return null
  const found = await findOfMajor(schoolStore(), subject.id, { school: schoolOf(school.href) })
  const rows = found.filter(
    (row) => (!level || levelOf(row) === level) && (row.fee !== null || !matters.length),
  )
  // The first course of each level before a second one.
  const ofLevels = [...Map.groupBy(rows, levelOf).values()].flatMap((own) => own.slice(0, 1))
  return cardOf({
    title: `${school.title} · ${subject.title}`,
    lines: [...new Set([...ofLevels, ...rows])].slice(0, shown).map((row) => {
      const { title, fee, fee_high, fee_per, currency, years, year, source } = row
      const price = fee && currency && `：${priceText(fee_per, fee, fee_high, currency)}`
      const length = years.length > 0 && `，${years.join('–')} 年`
      return lineOf(
        levelOf(row),
        [title, price, length].filter(Boolean).join(''),
        year,
        sourceName(source),
        null,
      )
    }),
    links: [schoolLink(school.href), { label: `${subject.title}：学什么、要什么`, href: subject.href }],
  })
}

/** Of several the last: 法律 JD is the JD. */
const majorIn = (names: Question['names']) =>
  names
    .flatMap(({ text, pages }) => pages.map((page) => ({ ...page, text })))
    .flatMap((page) =>
      page.type === 'major' ? { ...page, id: page.href.slice(detailPath.major('').length) } : [],
    )
    .at(-1)

const levelNames: Record<string, string> = programmeLevels

/** A doctor's degree that registers have among the masters (MD) is what 博士 asks for. */
const levelOf = ({ level, title }: { level: string; title: string }) =>
  /^Doctor/.test(title) ? '博士' : (levelNames[level] ?? level)

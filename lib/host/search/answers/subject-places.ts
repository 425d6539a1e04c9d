import { findAcross, findOfMajor } from '@/lib/host/schools/find-across'
import { findMajorSchools } from '@/lib/host/schools/find-programmes'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry, nameOfCountry, schoolOf } from '@/lib/host/search/country-names'
import { listHref } from '@/lib/listing'
import { detailPath, paths } from '@/lib/routing/paths'
import { sourceName } from '@/lib/schools/data-sources'
import { programmeLevels } from '@/lib/schools/fields'
import { moneyText, sumText } from '@/lib/schools/money'
import { type AnswerLine, card, cardOf, lineOf, schoolLink, schoolNames } from './asked'
import type { Question } from './question'
import { nameOf, priceText, surest } from './schools/rows'

const shown = 3
const ofLibrary = '专业库，逐校写明来源'

/** Rows of one level are found among all of them. */
const everyRow = 5000

/** A subject in a country, or in all countries but those that are ruled out: how many schools teach it, and what they charge. */
export async function answerSubject({
  names,
  countries: [country = ''],
  levels: [level],
  without,
}: Question) {
  const page = majorIn(names)
  const code = codeOfCountry(country)
  if (!page || (country && !code)) return null
  const find = (match: 'exact' | 'near') =>
    findMajorSchools(schoolStore(), {
      major: page.id,
      country: code,
      sort: 'rank',
      match,
      page: 1,
      limit: everyRow,
    })
  const exact = await find('exact')
  // The level in a wider class answers better than another level.
  const near = atLevel(exact.list, level).note ? await find('near') : null
  const isNear = near !== null && (!atLevel(near.list, level).note || !exact.list.length)
  const found = isNear ? near : exact
  if (!found.list.length) return null
  const query = new URLSearchParams({ ...(code && { country: code }), ...(isNear && { match: 'near' }) })
  const link = `${page.href}/schools?${query}`.replace(/\?$/, '')
  const links = [
    { label: `看开设${page.title}的学校`, href: link },
    { label: `${page.title}：学什么、要什么`, href: page.href },
  ]
  if (!code) {
    const out = new Set(without.map(codeOfCountry))
    const counts = found.countries.filter((each) => !out.has(each.country))
    return card({
      title: `${page.title} · 按国家`,
      lines: counts
        .slice(0, shown * 2)
        .map((each) =>
          lineOf(
            nameOfCountry(each.country),
            `${each.schools} 所`,
            null,
            ofLibrary,
            `${page.href}/schools?country=${each.country}`,
          ),
        ),
      links,
    })
  }
  const { rows: ofLevel, note } = atLevel(found.list, level)
  const bySchool = Map.groupBy(ofLevel, ({ school }) => school)
  // The lowest prices of whole courses at the schools that publish one, by level.
  const priced = ofLevel.flatMap((row) => (row.fee === null || !row.currency ? [] : { ...row, fee: row.fee }))
  const fees = [...Map.groupBy(priced, (row) => `${levelNames[row.level]} ${row.currency}`)].map(
    ([key, own]): AnswerLine => {
      const [name, currency = ''] = key.split(' ')
      const sums = own.map(({ fee }) => fee)
      const schools = new Set(own.map(({ school }) => school)).size
      return lineOf(
        `${name}学费，全程，每所最低一个专业`,
        sumText(Math.min(...sums), Math.max(...sums), currency),
        `${schools} 所；${own[0]?.year}`,
        ofLibrary,
        link,
      )
    },
  )
  // Prices that single schools publish, where no register has them.
  const held = fees.length ? [] : await coursesOf(page.id, { country: code }, level)
  const schools = note && held.length ? [] : [...bySchool.values()]
  const notes = [
    schools.length > 0 && note,
    isNear && '这些学校的课程归在更宽的一类里，看课程页是不是这个专业。',
    !fees.length && !held.length && `${country}这个专业的学费没有收录，看课程页。`,
  ]
  return card({
    title: `${page.title} · ${country}${note && schools.length ? '' : (level ?? '')}${schools.length ? `：${schools.length} 所` : ''}`,
    lines: [
      ...fees,
      ...held,
      ...schools.slice(0, shown).flatMap(([row]) => {
        if (!row) return []
        // The price is the lowest of them, not that of the named one.
        const more = row.programmes > 1 ? ` 等 ${row.programmes} 门` : ''
        const price =
          row.fee === null || !row.currency ? '' : `：全程 ${moneyText(row.fee, null, row.currency)}起`
        const href = detailPath.school(row.school)
        return lineOf(nameOf(row), row.title + more + price, row.year, sourceName(row.source), href)
      }),
    ],
    unknown: notes,
    links,
  })
}

/** A subject at one school: its programmes with their own prices; null when the registers have none, because a list may be incomplete. */
export async function answerSchoolSubject({ names, levels, matters }: Question) {
  const [school, another] = surest(schoolNames({ names })[0]?.pages ?? [])
  const subject = majorIn(names)
  if (!school || another || !subject) return null
  return cardOf({
    title: `${school.title} · ${subject.title}`,
    lines: await coursesOf(subject.id, { school: schoolOf(school.href) }, levels[0], !matters.length),
    links: [schoolLink(school.href), { label: `${subject.title}：学什么、要什么`, href: subject.href }],
  })
}

/** The first courses of a subject at a school, or in a country with the name of each school. */
async function coursesOf(
  major: string,
  place: Parameters<typeof findOfMajor>[2],
  asked: string | undefined,
  isPriceless = false,
) {
  const found = await findOfMajor(schoolStore(), major, place)
  const rows = found.filter((row) => (!asked || levelOf(row) === asked) && (row.fee !== null || isPriceless))
  // The first course of each level before a second one.
  const ofLevels = [...Map.groupBy(rows, ({ level }) => level).values()].flatMap((own) => own.slice(0, 1))
  return [...new Set([...ofLevels, ...rows])].slice(0, shown).map((row) => {
    const { title, fee, fee_high, fee_per, currency, years, year, source, school_name } = row
    const price = fee && currency && `：${priceText(fee_per, fee, fee_high, currency)}`
    const length = years.length > 0 && `，${years.join('–')} 年`
    const label = place.school ? levelOf(row) : `${school_name} · ${levelOf(row)}`
    return lineOf(label, [title, price, length].filter(Boolean).join(''), year, sourceName(source), null)
  })
}

/** Courses that have a subject in their title which is no major: 珠宝. */
export async function answerTitles({ title, countries: [country], levels: [level] }: Question) {
  const code = codeOfCountry(country)
  if (!title || (country && !code)) return null
  const { name, written: q } = title
  const { list } = await findAcross(schoolStore(), { q, country: code, page: 1, limit: everyRow }, [])
  const { rows, note } = atLevel(list, level)
  const schools = [...new Map(rows.toReversed().map((row) => [row.school, row])).values()].toReversed()
  return cardOf({
    title: `${name}${country ? ` · ${country}` : ''}：课程名写明的 ${schools.length} 所`,
    lines: schools
      .slice(0, shown * 2)
      .map(({ school_name, title, year, source, school }) =>
        lineOf(school_name, title, year, sourceName(source), detailPath.school(school)),
      ),
    unknown: note,
    links: [{ label: '看全部课程', href: listHref(paths.programmes, { q, ...(code && { country: code }) }) }],
  })
}

/** Of several the last: 法律 JD is the JD. */
const majorIn = (names: Question['names']) =>
  names
    .flatMap(({ pages }) => pages)
    .flatMap((page) =>
      page.type === 'major' ? { ...page, id: page.href.slice(detailPath.major('').length) } : [],
    )
    .at(-1)

const levelNames: Record<string, string> = programmeLevels

/** A doctor's degree that registers have among the masters (MD) is what 博士 asks for. */
const levelOf = ({ level, title }: { level: string; title: string }) =>
  /^Doctor/.test(title) ? '博士' : (levelNames[level] ?? level)

/** The rows of a level, else all: that no course of the level is in the register does not say that there is none. */
function atLevel<Row extends { level: string }>(rows: readonly Row[], level: string | undefined) {
  const own = rows.filter((row) => !level || levelNames[row.level] === level)
  return own.length ? { rows: own } : { rows, note: `没有收录${level}的课程，下面是另一级的。` }
}

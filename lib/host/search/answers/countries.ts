import { listWords } from '@/lib/core/list-words'
import { findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { paths } from '@/lib/routing/paths'
import { compareLimit } from '@/lib/schools/school-ids'
import { toFeeSpan } from '@/lib/schools/tuition'
import { costHref } from '@/lib/tools/cost/href'
import { costRows } from '@/lib/tools/cost/rows'
import { type Answer, type AnswerLine, type Asked, card, factLines } from './asked'
import { levelValues, totalOf } from './costs'
import { nameOfRule, rulesTable } from './matters'

/** Lines of a card about prices, and the prices of one level in one country, which differ by city. */
const mostPrices = 8
const mostPlaces = 2

/** Two to four countries: what each costs and how long a graduate may stay, or the one subject of the question. */
export async function answerCountries(asked: Asked): Promise<Answer | null> {
  const { countries, levels } = asked
  const [matter] = asked.matters.filter((each) => each !== '比较')
  const known = countries.flatMap((name) => {
    const code = codeOfCountry(name)
    return code === undefined ? [] : [{ name, code }]
  })
  if (known.length !== countries.length || known.length > compareLimit) return null
  const names = listWords(countries)
  if (matter === undefined || /^(费用|预算)$/.test(matter)) {
    const { lines, missing, links } = await pricesOf(known, levels)
    const what = `${levels[0] ?? ''}${matter === undefined ? '' : '费用'}`
    return card({
      title: [names, what].filter(Boolean).join(' · '),
      lines: [...lines, ...(matter === undefined ? linesOfRule('毕业生签证', countries) : [])],
      unknown: missing.length === 0 ? null : `${listWords(missing)}缺可以引用的数，不给合计。`,
      link: paths.budget,
      links: [{ label: '按一年预算看各国', href: paths.budget }, ...links],
    })
  }
  const lines = linesOfRule(matter, countries)
  if (lines.length === 0) return null
  return card({
    title: `${names} · ${nameOfRule(matter)}`,
    lines,
    link: rulesTable[matter]?.[countries[0] ?? '']?.[0] ?? paths.schools,
    links: countries.flatMap((name) => {
      const [href] = rulesTable[matter]?.[name] ?? []
      return href === undefined ? [] : [{ label: `看${name}全文`, href }]
    }),
  })
}

/** Of each country the first fact about a subject, which is the one that people compare. */
const linesOfRule = (matter: string, countries: readonly string[]): AnswerLine[] =>
  countries.flatMap((name) =>
    (rulesTable[matter]?.[name] ?? [])
      .slice(1)
      .flatMap(factLines)
      .slice(0, 1)
      .map((line) => (line.label.includes(name) ? line : { ...line, label: `${name} · ${line.label}` })),
  )

/** What a level costs in each country, of both levels when none is asked. */
async function pricesOf(countries: readonly { name: string; code: string }[], levels: readonly string[]) {
  const wanted = Object.keys(levelValues).filter((name) => levels.length === 0 || levels.includes(name))
  const { list } = await findTuitionSpans(schoolStore())
  const spans = list.map(toFeeSpan)
  const places = Math.min(mostPlaces, Math.floor(mostPrices / countries.length / wanted.length) || 1)
  const found = countries.flatMap(({ name, code }) =>
    wanted.map((level) => {
      const value = levelValues[level]
      const rows = value === undefined ? [] : costRows(code, [value], spans)
      const priced = rows.filter(({ estimate }) => estimate.totals !== null)
      const lines = priced.slice(0, places).map((row) => totalOf(row, false))
      const links = rows.slice(0, 1).map(({ input }) => ({ label: `算${name}要多少`, href: costHref(input) }))
      return {
        what: `${name}${level}`,
        links,
        lines: lines.map((line) => ({ ...line, label: `${name} · ${line.label}` })),
      }
    }),
  )
  return {
    lines: found.flatMap(({ lines }) => lines),
    missing: found.filter(({ lines }) => lines.length === 0).map(({ what }) => what),
    links: found.filter((_, at) => at % wanted.length === 0).flatMap(({ links }) => links),
  }
}

import { listWords } from '@/lib/core/list-words'
import { findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { paths } from '@/lib/routing/paths'
import { toFeeSpan, tuitionLevels } from '@/lib/schools/tuition'
import { budgetsOf } from '@/lib/tools/cost/budgets'
import { costHref } from '@/lib/tools/cost/href'
import { type CostRow, costRows } from '@/lib/tools/cost/rows'
import {
  countedWords,
  formatWan,
  headlineOf,
  lackWords,
  priceWords,
  scopeWords,
  wanRange,
} from '@/lib/tools/cost/words'
import { type Answer, type AnswerLine, card } from './asked'
import { publishedPrices } from './published-prices'
import type { Question } from './question'
import { listHref } from './score-card'

export const levelValues: Readonly<Record<string, 'undergraduate' | 'master'>> = {
  本科: 'undergraduate',
  硕士: 'master',
}

/**
 * The cost and length of a level of study in a country, of both levels when none is asked, by the calculator's own assumptions. A place
 * without tuition has no price: lower limits that leave out different things must not stand side by side. Its lines are then the prices
 * that single schools publish.
 */
export async function answerCosts({
  matters,
  countries,
  levels,
  keyword,
  budget,
}: Question): Promise<Answer | null> {
  const code = codeOfCountry(countries[0])
  const [matter, ...others] = matters
  const isAmount = budget !== undefined
  const isOpen = levels.length === 0 && (isAmount || matter === '费用')
  const wanted = isOpen ? Object.keys(levelValues) : levels
  const asks = wanted.flatMap((name) => levelValues[name] ?? [])
  if (others.length > 0 || code === undefined || asks.length === 0 || !(isAmount || matter)) return null
  const isTuition = /学费(?!用)/.test(keyword)
  const { list } = await findTuitionSpans(schoolStore())
  const spans = list.map(toFeeSpan)
  const byLevel = asks.map((level) => ({
    level,
    rows: costRows(code, [level], spans).slice(0, asks.length > 1 ? 2 : undefined),
  }))
  const [first] = byLevel.flatMap(({ rows }) => rows)
  const link = first === undefined ? listHref('', { name: '', code }) : costHref(first.input)
  const what = matter === '学制' ? '学制' : isTuition ? '学费' : '费用'
  const title = `${first?.input.country.label ?? countries[0]}${levels[0] ?? ''} · ${what}`
  const links = first === undefined ? [] : [{ label: '按自己的情况算', href: link }]
  if (what === '学制') {
    if (first === undefined) return null
    const length = calculated(first, '读几年', `${first.input.years} 年`, '一般情况，课程页写明为准')
    return card({ title, lines: [length], link, links })
  }
  const isYear = !isWholeAsked(keyword) && (isOpen || /一年|每年|1年/.test(keyword) || isAmount)
  const found = await Promise.all(
    byLevel.map(async ({ level, rows }) => {
      const own = isTuition ? tuitionLines(rows) : totalLines(rows, isYear, budget)
      const held =
        own.length > 0 ? { lines: [], links: [] } : await publishedPrices(code, tuitionLevels[level])
      return { own: own.slice(0, asks.length > 1 ? 2 : 3), held }
    }),
  )
  const lines = found.flatMap(({ own, held }) => [...own, ...held.lines])
  if (lines.length === 0 && first === undefined) return null
  const held = wanted.filter((_, at) => (found[at]?.held.lines.length ?? 0) > 0)
  const without = wanted.filter((_, at) => found[at]?.own.length === 0 && found[at]?.held.lines.length === 0)
  const isUnsummed = !isTuition && found.every(({ own }) => own.length === 0)
  const lack = isUnsummed && first !== undefined ? lackWords(first.estimate.missing) : null
  const notes = [
    lines.length === 0 && isTuition ? '学费因学校而异，本站没有可以引用的全国数。选定学校再看。' : '',
    lack === null ? '' : `${lack.why}，本站不给合计。${lack.way}。`,
    held.length === 0
      ? ''
      : `${listWords(held)}${isTuition ? '' : '只是学费，'}是收录的学校公布的价，不是全国的数。`,
    lines.length > 0 && without.length > 0 ? `${listWords(without)}没有可以引用的全国数，选定学校再看。` : '',
  ]
  return card({
    title,
    lines,
    unknown: notes.join('') || null,
    link,
    links: [...found.flatMap(({ held }) => held.links), ...links],
  })
}

/** What a level costs in each place that has a price, beside a budget whether it is enough. */
const totalLines = (rows: readonly CostRow[], isYear: boolean, budget?: number): AnswerLine[] =>
  rows
    .filter(({ estimate }) => estimate.totals !== null)
    .map((row) => {
      const line = totalOf(row, isYear)
      const enough = budget === undefined ? '' : enoughWords(budget, row, isYear ? row.input.years : 1)
      return { ...line, value: `${line.value}${enough}` }
    })

/** Places of a card about a budget without a country. */
const mostPlaces = 6

/** What a year's budget covers, or without a budget what costs least, in every country whose prices are known; the cheapest first. */
export async function answerBudget({ levels, keyword, budget, without }: Question): Promise<Answer | null> {
  const wanted: readonly (string | undefined)[] =
    levels.length === 0 ? Object.values(levelValues) : levels.map((name) => levelValues[name])
  if (wanted.includes(undefined) || isWholeAsked(keyword)) return null
  const out = new Set(without.map(codeOfCountry))
  const { list } = await findTuitionSpans(schoolStore())
  const covered = budgetsOf(list.map(toFeeSpan))
    .bands.flatMap(({ rows }) => rows)
    .filter(
      ({ input, yearly }) =>
        wanted.includes(input.level) && yearly.high <= (budget ?? Number.POSITIVE_INFINITY),
    )
    .filter(({ input }) => !out.has(input.country.value))
  const links = [{ label: '按一年预算看各国', href: paths.budget }]
  const found =
    covered.length === 0 ? '没有一处按高值也够' : `按高值也够的有 ${covered.length} 处，便宜的在前`
  return card({
    title: `${budget === undefined ? '一年花费从低到高' : `一年 ${Number(formatWan(budget))} 万`} · ${levels[0] ?? '本科和硕士'}`,
    lines: covered.slice(0, mostPlaces).map((row) => {
      const line = totalOf(row, true)
      return { ...line, label: `${row.input.country.label} · ${row.name}` }
    }),
    unknown: `${budget === undefined ? '' : `${found}；`}学费、生活费缺数的国家没有比。`,
    link: paths.budget,
    links,
  })
}

/** Whether the price of all years is asked. */
const isWholeAsked = (keyword: string): boolean => /[二两三四五六2-6]\s*年|全程|读完|一共|总共/.test(keyword)

/** What a level costs, of all years or of one, with what the sum is based on. */
export function totalOf(row: CostRow, isYear: boolean): AnswerLine {
  const { value, sum } = headlineOf(row.input, row.estimate)
  const scope = [...scopeWords(row.input, row.estimate), `汇率 ${row.estimate.rate.period}`]
  return calculated(row, row.name, isYear && row.input.years > 1 ? value : sum, scope.join('；'))
}

/** A budget compared with both ends of a sum. @param share years by which the sum is divided */
function enoughWords(budget: number, { estimate }: CostRow, share: number): string {
  const all = estimate.totals?.all.yuan
  if (all === undefined) return ''
  const [low, high] = [all.low / share, all.high / share]
  const mine = `；${formatWan(budget)} 万`
  if (budget >= high) return `${mine}够`
  return budget < low
    ? `${mine}不够，离低值差 ${formatWan(low - budget)} 万`
    : `${mine}够价低的，离高值差 ${formatWan(high - budget)} 万`
}

const calculated = ({ input }: CostRow, label: string, value: string, year: string): AnswerLine => ({
  label,
  value,
  year,
  source_name: '本站留学费用计算器，逐项写明来源',
  source_url: costHref(input),
})

/** The tuition alone, each price once: several cities can have the same one. */
function tuitionLines(rows: readonly CostRow[]): AnswerLine[] {
  const lines = rows.flatMap((row): AnswerLine[] => {
    const line = row.estimate.lines.find(({ id }) => id === 'tuition')
    const [first] = line?.years ?? []
    if (line === undefined || first === undefined || line.state === 'missing') return []
    const { published } = line
    const counted =
      published?.kind === 'span' && published.span.basis !== 'few'
        ? `${countedWords(published.span)}，首尾各去四分之一，有更低和更高的`
        : ''
    const basis = [counted, `学费按${priceWords(line)}`, `汇率 ${row.estimate.rate.period}`]
    return [calculated(row, row.name, `一年约 ${wanRange(first)} 万元`, basis.filter(Boolean).join('；'))]
  })
  return lines.filter(({ value }, at) => lines.findIndex((line) => line.value === value) === at)
}

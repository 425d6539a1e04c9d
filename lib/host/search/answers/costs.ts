import { listWords } from '@/lib/core/list-words'
import { quantile } from '@/lib/core/quantile'
import { findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { paths } from '@/lib/routing/paths'
import { type StudyLevel, studyLevels } from '@/lib/schools/finder'
import { rateMonth } from '@/lib/schools/money'
import { compareLimit } from '@/lib/schools/school-ids'
import { toFeeSpan, tuitionLevels } from '@/lib/schools/tuition'
import { yearText } from '@/lib/schools/value-text'
import { valueDefinition, valuesBehind } from '@/lib/schools/values'
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
import { asking } from '../words'
import { type AnswerLine, card, lineOf, linesNamed, listOf } from './asked'
import { rulesOf } from './matters'
import type { Question } from './question'
import { listedValues, nameOf, valueLine } from './schools/rows'

/** The ranges of prices as the calculator takes them. */
export const feeSpans = async () => (await findTuitionSpans(schoolStore())).list.map(toFeeSpan)

export const levelValues: Readonly<Record<string, 'undergraduate' | 'master'>> = {
  本科: 'undergraduate',
  硕士: 'master',
}

/**
 * The cost and length of a level of study in one to four countries, of both levels when none is asked, by the calculator's own assumptions. A
 * place without tuition has no price: lower limits that leave out different things must not stand side by side. Its lines are then the prices
 * that single schools publish.
 */
export async function answerCosts({ matters, countries, levels, keyword, budget }: Question) {
  const places = countries.map((name) => ({ name, code: codeOfCountry(name) ?? '' }))
  const [matter, ...others] = matters.filter((each) => !/^(?:比较|预算)$/.test(each))
  const isOne = places.length === 1
  const isAmount = budget !== undefined
  const isOpen = !levels.length && (isAmount || !isOne || matter === '费用')
  const wanted = isOpen ? Object.keys(levelValues) : levels
  const isKnown = places.length > 0 && places.length <= compareLimit && places.every(({ code }) => code)
  if (!isKnown || others.length > 0 || !wanted.length || (isOne && !isAmount && !matter)) return null
  const isTuition = /学费(?!用)/.test(keyword)
  const isWhole = isWholeAsked(keyword)
  const isYear =
    (isOne || isAmount) && !isWhole && ((isOpen && !isAmount) || /[一1每]年|年预算/.test(keyword))
  const spans = await feeSpans()
  const most = isOne ? 4 - wanted.length : places.length > 2 ? 1 : 2
  const found = await Promise.all(
    places.flatMap(({ name, code }) =>
      wanted.map(async (level) => {
        const value = levelValues[level]
        const rows = value ? costRows(code, [value], spans) : []
        const own = (isTuition ? tuitionLines(rows) : totalLines(rows, isYear, isWhole, budget)).slice(
          0,
          most,
        )
        const held = own.length || !value ? [] : await publishedPrices(code, tuitionLevels[value])
        const all = [...own, ...held]
        const lines = isOne ? all : linesNamed(name, all)
        return { what: isOne ? level : name + level, row: rows[0], own, held, lines }
      }),
    ),
  )
  const [first] = found.flatMap(({ row }) => row ?? [])
  const where = isOne && first ? first.input.country.label : listWords(countries)
  const [level = ''] = levels
  const what = matter === '学制' ? '学制' : isTuition ? '学费' : '费用'
  const lines = [
    ...(first && matter === '学制'
      ? [calculated(first, '读几年', `${first.input.years} 年`, '一般情况，课程页写明为准')]
      : []),
    ...found.flatMap((each) => each.lines),
    ...(isOne || matter ? [] : countries.flatMap((name) => rulesOf('毕业生签证', name).slice(0, 1))),
  ]
  const isOwn = isOne && first
  const held = found.filter((each) => each.held.length)
  const without = found.filter((each) => !each.lines.length)
  const lack =
    !isTuition && isOwn && found.every(({ own }) => !own.length) && lackWords(first.estimate.missing)
  const notes = [
    lack && `${lack.why}，本站不给合计。${lack.way}。`,
    held.length > 0 &&
      `${listWords(held.map((each) => each.what))}${isTuition ? '' : '只是学费，'}是收录的学校公布的价，不是全国的数。`,
    without.length > 0 &&
      `${listWords(without.map((each) => each.what))}没有可以引用的全国数，选定学校再看。`,
  ]
  return card({
    title: isOne ? `${where}${level} · ${what}` : `${where} · ${level}${what}`,
    lines,
    unknown: notes,
    links: [
      isOwn
        ? { label: '按自己的情况算', href: costHref(first.input) }
        : { label: '按一年预算看各国', href: paths.budget },
    ],
  })
}

/** What a level costs in each place that has a price, beside a budget whether it is enough. */
const totalLines = (rows: readonly CostRow[], isYear: boolean, isWhole: boolean, budget?: number) =>
  rows
    .filter(({ estimate }) => estimate.totals)
    .map((row) => {
      const line = totalOf(row, isYear)
      if (budget === undefined) return line
      const { years } = row.input
      const enough = enoughWords(budget, row, isYear ? years : 1)
      // Without a span in the question the whole course counts; that a year is covered is said besides.
      const ofYear =
        isYear || isWhole || years === 1 || enough === '够'
          ? ''
          : `，只算一年${enoughWords(budget, row, years)}`
      return { ...line, value: `${line.value}；${formatWan(budget)} 万${enough}${ofYear}` }
    })

/** Places of a card about a budget without a country. */
const mostPlaces = 6

/** What a year's budget covers, or without a budget what costs least, in every country whose prices are known; the cheapest first. */
export async function answerBudget({
  levels,
  matters: [matter],
  keyword,
  budget,
  without,
  region,
}: Question) {
  const wanted = (levels.length ? levels : Object.keys(levelValues)).map(
    (name): string | undefined => levelValues[name],
  )
  const isAsked = budget !== undefined || matter || (without.length > 0 && !region)
  const isShort = asking('short').test(keyword)
  if (!isAsked || wanted.includes(undefined) || (isWholeAsked(keyword) && !isShort)) return null
  const out = new Set(without.map(codeOfCountry))
  const covered = budgetsOf(await feeSpans())
    .bands.flatMap(({ rows }) => rows)
    .filter(
      ({ input, yearly }) =>
        wanted.includes(input.level) &&
        !out.has(input.country.value) &&
        (!isShort || input.years === 1) &&
        yearly.high <= (budget ?? Number.POSITIVE_INFINITY),
    )
    .toSorted((a, b) => typicalOf(a) - typicalOf(b))
  const where = region ?? (without.length > 0 && `${listWords(without)}以外`)
  const most = budget === undefined ? '一年花费从低到高' : `一年 ${Number(formatWan(budget))} 万`
  return card({
    title: [where, most, levels[0] ?? '本科和硕士'].filter(Boolean).join(' · '),
    lines: covered.slice(0, mostPlaces).map((row) => ({
      ...totalOf(row, true),
      label: `${row.input.country.label} · ${row.name}`,
    })),
    unknown: [
      budget !== undefined &&
        (!covered.length ? '没有一处按高值也够；' : `按高值也够的有 ${covered.length} 处，便宜的在前；`),
      '学费、生活费缺数的国家没有比。',
    ],
    links: [{ label: '按一年预算看各国', href: paths.budget }],
  })
}

const typicalOf = ({ input, estimate }: CostRow) => (estimate.totals?.all.yuan.typical ?? 0) / input.years

/** Whether the price of all years is asked. */
const isWholeAsked = (keyword: string) => asking('whole').test(keyword)

/** What a level costs, of all years or of one, with what the sum is based on. */
function totalOf(row: CostRow, isYear: boolean) {
  const { value, sum } = headlineOf(row.input, row.estimate)
  const scope = [...scopeWords(row.input, row.estimate), `汇率 ${row.estimate.rate.period}`]
  return calculated(row, row.name, isYear && row.input.years > 1 ? value : sum, scope.join('；'))
}

/** A budget compared with both ends of a sum. @param share years by which the sum is divided */
function enoughWords(budget: number, { estimate }: CostRow, share: number) {
  const all = estimate.totals?.all.yuan
  if (all === undefined) return ''
  const [low, high] = [all.low / share, all.high / share]
  const [byLow, byHigh] = [low - budget, high - budget].map(formatWan)
  return budget >= high
    ? '够'
    : budget < low
      ? `不够，离低值差 ${byLow} 万`
      : `够价低的，离高值差 ${byHigh} 万`
}

export const calculated = (
  { input }: Pick<CostRow, 'input'>,
  label: string,
  value: string,
  year: Parameters<typeof lineOf>[2],
) => lineOf(label, value, year, '本站留学费用计算器，逐项写明来源', costHref(input))

/** The tuition alone, each price once: several cities can have the same one. */
function tuitionLines(rows: readonly CostRow[]) {
  const lines = rows.flatMap((row): AnswerLine[] => {
    const line = row.estimate.lines.find(({ id }) => id === 'tuition')
    const [first] = line?.years ?? []
    if (!line || !first || line.state === 'missing') return []
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

/** So few schools are named; of more the middle half is shown, because the ends of a long list are rare cases. */
const mostNamed = 3

/**
 * The yearly prices that single ranked schools of a country publish, for a country without a price of its own. They are in the list of the
 * library to which the link leads.
 */
async function publishedPrices(country: string, level: StudyLevel) {
  const column = `cost_${level}` as const
  const rows = await listedValues(valuesBehind('cost', level))
    .select(column)
    .where('schools.country', '=', country)
    .where(column, 'is not', null)
    .where('listing.rank_num', 'is not', null)
    .execute()
  const schools = [...new Map(rows.map((row) => [row.school, row])).values()]
  const sums = schools.map((row) => row[column] ?? 0)
  if (schools.length <= mostNamed)
    return schools.flatMap((row) =>
      valueLine(row).map((line) => ({ ...line, label: `${studyLevels[level]} · ${nameOf(row)}` })),
    )
  const ends = new Set([0.25, 0.75].map((at) => formatWan(quantile(sums, at))))
  const cautions = new Set(rows.map(({ key }) => valueDefinition(key).caution?.replace(/。$/, '')))
  return [
    lineOf(
      `${studyLevels[level]} · 有名次的 ${sums.length} 所的一年学费`,
      `中间一半约 ${[...ends].join('–')} 万元`,
      [
        [...new Set(rows.map(({ year }) => yearText(year)))].join('、'),
        '各校公布的低值',
        ...cautions,
        `汇率 ${rateMonth()}`,
      ],
      '院校库，逐校写明来源',
      listOf(country, { study: level, sort: 'cost' }),
    ),
  ]
}

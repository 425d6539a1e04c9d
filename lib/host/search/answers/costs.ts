import { listWords } from '@/lib/core/list-words'
import { findTuitionSpans } from '@/lib/host/schools/find-tuition'
import { schoolStore } from '@/lib/host/schools/store'
import { codeOfCountry } from '@/lib/host/search/country-names'
import { paths } from '@/lib/routing/paths'
import { compareLimit } from '@/lib/schools/school-ids'
import { toFeeSpan, tuitionLevels } from '@/lib/schools/tuition'
import { mapMoney } from '@/lib/tools/cost/amount'
import { costHref } from '@/lib/tools/cost/href'
import { type CostRow, costRows } from '@/lib/tools/cost/rows'
import { reachOf, reachWords } from '@/lib/tools/cost/within-budget'
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
import { card, lineOf, linesNamed, listOf } from './asked'
import { rulesOf } from './matters'
import type { Question } from './question'

/** The ranges of prices as the calculator takes them. */
export const feeSpans = async () => (await findTuitionSpans(schoolStore())).list.map(toFeeSpan)

export const levelValues: Readonly<Record<string, 'undergraduate' | 'master'>> = {
  本科: 'undergraduate',
  硕士: 'master',
}

/**
 * The cost and length of a level of study in one to four countries, of both levels when none is asked, by the calculator's own assumptions. A
 * place without tuition has no price: lower limits that leave out different things must not stand side by side. It has a link to the prices
 * that single schools publish.
 */
export async function answerCosts({ matters, countries, levels, keyword, budget }: Question) {
  const places = countries.map((name) => ({ name, code: codeOfCountry(name) ?? '' }))
  const [matter, ...others] = matters.filter((each) => !/^(?:比较|预算|公立)$/.test(each))
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
  const found = places.flatMap(({ name, code }) =>
    wanted.map((level) => {
      const value = levelValues[level]
      const all = value ? costRows(code, [value], spans) : []
      const rows = matters.includes('公立') ? all.filter(({ name }) => name.includes('公立')) : all
      const own = isTuition ? tuitionLines(rows, level) : totalLines(rows, isYear, isWhole, budget)
      const lines = isOne ? own.slice(0, most) : linesNamed(name, own.slice(0, most))
      return {
        what: isOne ? level : name + level,
        code,
        study: value && tuitionLevels[value],
        row: rows[0],
        lines,
      }
    }),
  )
  const [first] = found.flatMap(({ row }) => row ?? [])
  if (matters.includes('公立') && !first) return null
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
  const without = found.filter((each) => !each.lines.length)
  const lack = !isTuition && isOwn && without.length === found.length && lackWords(first.estimate.missing)
  const notes = [
    lack && `${lack.why}，本站不给合计。${lack.way}。`,
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
      ...without.flatMap(({ what, code, study }) =>
        study ? { label: `${what}：看各校公布的学费`, href: listOf(code, { study, sort: 'cost' }) } : [],
      ),
    ],
  })
}

/**
 * What a level costs in each place that has a price, of a year or of the whole course, with what the sum is based on. A budget is one of a
 * year unless the whole is asked; where neither is said both sums stand.
 */
const totalLines = (rows: readonly CostRow[], isYear: boolean, isWhole: boolean, budget?: number) =>
  rows.flatMap((row) => {
    const { input, estimate, name } = row
    if (!estimate.totals) return []
    const { all } = estimate.totals
    const yearly = mapMoney(all, (sum) => sum / input.years)
    const isOfYear = input.years > 1 && !isWhole && (isYear || budget !== undefined)
    const reach =
      budget !== undefined &&
      `；${isWhole ? `${input.years} 年` : '一年'} ${formatWan(budget)} 万：${reachWords[reachOf((isWhole ? all : yearly).yuan, budget)]}`
    const sums = [
      isOfYear && `一年约 ${wanRange(yearly)} 万元`,
      (!isOfYear || !isYear) && headlineOf(input, estimate).sum,
    ]
    return calculated(row, name, `${sums.filter(Boolean).join('，')}${reach || ''}`, [
      ...scopeWords(input, estimate),
      `汇率 ${estimate.rate.period}`,
    ])
  })

/** A budget without a country: the page that compares all of them. */
export const answerBudget = ({ levels, matters, keyword, budget }: Question) =>
  (budget === undefined && !matters.length) ||
  levels.some((level) => !levelValues[level]) ||
  isWholeAsked(keyword)
    ? null
    : card({
        title: budget === undefined ? '一年要花多少' : `一年 ${Number(formatWan(budget))} 万`,
        links: [{ label: '按一年预算看各国', href: paths.budget }],
      })

/** Whether the price of all years is asked. */
const isWholeAsked = (keyword: string) => asking('whole').test(keyword)

export const calculated = (
  { input }: Pick<CostRow, 'input'>,
  label: string,
  value: string,
  year: Parameters<typeof lineOf>[2],
) => lineOf(label, value, year, '本站留学费用计算器，逐项写明来源', costHref(input))

/** The tuition alone, each price once: a place is named only where it has a price of its own. */
function tuitionLines(rows: readonly CostRow[], level: string) {
  const priced = rows.flatMap((row) => {
    const line = row.estimate.lines.find(({ id }) => id === 'tuition')
    const [first] = line?.years ?? []
    return !line || !first || line.state === 'missing'
      ? []
      : { row, line, value: `一年约 ${wanRange(first)} 万元` }
  })
  return [...Map.groupBy(priced, ({ value }) => value).values()].flatMap(([one, another]) => {
    if (!one) return []
    const { row, line, value } = one
    const { published, subject } = line
    const name = !another ? row.name : subject ? `${level}（${subject}）` : level
    const counted =
      published?.kind === 'span' && published.span.basis !== 'few'
        ? `${countedWords(published.span)}，首尾各去四分之一，有更低和更高的`
        : ''
    return calculated(row, name, value, [
      counted,
      `学费按${priceWords(line)}`,
      `汇率 ${row.estimate.rate.period}`,
    ])
  })
}

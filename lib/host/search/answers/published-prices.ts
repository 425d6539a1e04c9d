import { grouped } from '@/lib/core/numbers'
import { quantile } from '@/lib/core/quantile'
import { schoolStore } from '@/lib/host/schools/store'
import { valueColumns } from '@/lib/host/schools/tables'
import { type StudyLevel, studyLevels } from '@/lib/schools/finder'
import { moneyText, rateMonth, toYuan } from '@/lib/schools/money'
import { yearText } from '@/lib/schools/value-text'
import { valueDefinition, valuesBehind } from '@/lib/schools/values'
import { formatWan } from '@/lib/tools/cost/words'
import type { Answer, AnswerLine } from './asked'
import { nameOf } from './schools/named-school'
import { valueLine } from './schools/values'
import { listHref } from './score-card'

/**
 * With at most so many schools the card names each of them; of more it shows the range, the lowest and the highest; of many the middle half,
 * because the ends of a long list are rare cases.
 */
const mostNamed = 3
const mostSpanned = 20

type Prices = { lines: AnswerLine[]; links: Answer['links'] }

/**
 * The yearly prices that single schools of a country publish, for a country without a price of its own. They are those of the list in the
 * library, to which the link leads; a price that the state sets for all schools is no school's own.
 */
export async function publishedPrices(country: string, level: StudyLevel): Promise<Prices> {
  const rows = (await pricesOf(country, level)).toSorted((a, b) => a.yuan.low - b.yuan.low)
  const link = listHref(`study=${level}&sort=cost`, { name: '', code: country })
  const links = [{ label: `看收录了${studyLevels[level]}学费的 ${grouped(rows.length)} 所`, href: link }]
  const named = (row: Row, before = '') =>
    valueLine(row).map((line) => ({ ...line, label: `${studyLevels[level]} · ${before}${nameOf(row)}` }))
  const [first, ...others] = rows
  if (first === undefined) return { lines: [], links: [] }
  if (rows.length <= mostNamed) return { lines: rows.flatMap((row) => named(row)), links }
  const isMany = rows.length > mostSpanned
  const highest = others.reduce((most, row) => (row.yuan.high > most.yuan.high ? row : most), first)
  const parts = rows.filter(({ covers }) => covers !== null).length
  const range: AnswerLine = {
    label: `${studyLevels[level]} · 收录 ${grouped(rows.length)} 所的一年学费`,
    value: isMany ? `中间一半 ${rangeText(rows, 0.25)}` : rangeText(rows),
    year: [
      [...new Set(rows.map(({ year }) => yearText(year)))].join('、'),
      ...(parts === 0 ? [] : [`${parts} 所只是一部分专业的`]),
      valueDefinition(first.key).caution?.replace(/。$/, '') ?? '',
      `汇率 ${rateMonth()}`,
    ]
      .filter((part) => part !== '')
      .join('；'),
    source_name: '院校库，逐校写明来源',
    source_url: link,
  }
  const ends = isMany ? [] : [...named(first, '最低：'), ...named(highest, '最高：')]
  return { lines: [range, ...ends], links }
}

/** From low to high prices: in the currency that all have, else only in yuan. @param share of the prices that each end leaves out */
function rangeText(rows: readonly Row[], share = 0): string {
  const span = (low: (row: Row) => number, high: (row: Row) => number) =>
    [quantile(rows.map(low), share), quantile(rows.map(high), 1 - share)] as const
  const [low, high] = span(
    ({ yuan }) => yuan.low,
    ({ yuan }) => yuan.high,
  )
  const inYuan = `约 ${formatWan(low)}–${formatWan(high)} 万元`
  const [currency, ...others] = new Set(rows.map((row) => row.currency))
  if (currency === undefined || others.length > 0) return inYuan
  const [from, to] = span(
    ({ num }) => num,
    ({ num, num_to }) => num_to ?? num,
  )
  return `${moneyText(Math.round(from), Math.round(to), currency)}（${inYuan}）`
}

type Row = Awaited<ReturnType<typeof pricesOf>>[number]

async function pricesOf(country: string, level: StudyLevel) {
  const keys = valuesBehind('cost', level).filter((key) => !key.startsWith('rule-'))
  const rows = await schoolStore()
    .selectFrom('school_values')
    .innerJoin('schools', 'schools.id', 'school_values.school')
    .select(['school', 'name_zh', 'name_en', ...valueColumns])
    .where('key', 'in', keys)
    .where('schools.country', '=', country)
    .where('schools.level', '=', 'university')
    .execute()
  return keys
    .flatMap((key) => rows.filter((row) => row.key === key).map((row) => ({ ...row, key })))
    .filter((row, at, all) => all.findIndex(({ school }) => school === row.school) === at)
    .flatMap((row) => {
      // The surveys of US tuition give no currency.
      const currency = row.key.startsWith('tuition-') ? 'USD' : row.text
      const [low, high] = [toYuan(row.num, currency), toYuan(row.num_to ?? row.num, currency)]
      return row.num === null || currency === null || low === null || high === null
        ? []
        : { ...row, num: row.num, currency, yuan: { low, high } }
    })
}

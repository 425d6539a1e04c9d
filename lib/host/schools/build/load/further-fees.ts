import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { studyLevelIds } from '@/lib/schools/finder'
import { priceTime, priceTimeCell } from '../price-year'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'

const file = 'tuition_more.csv'

/** Prices in countries where no survey covers all schools. The table contains nothing of low confidence. */
const columns = z.object({
  school: cell.text,
  level: cell.oneOf(studyLevelIds),
  /**
   * `page`: the price on the school's page. `rule`: the price that the state sets for all public schools, not looked up for each school.
   */
  basis: cell.oneOf(['page', 'rule']),
  /** Which students pay it: all, those of some subjects, those with a bonded grant, or those of medicine, dentistry and law. */
  group: cell.oneOf(['whole', 'part', 'grant', 'excluded']),
  scope: cell.text,
  /** The part of the school in a few words, for a price of a part where the school has no price for all. */
  covers: cell.text.nullable(),
  currency: cell.text,
  low: cell.number,
  high: cell.number,
  per: cell.oneOf(['year', 'programme']),
  /** Length of a programme whose price covers the whole programme. */
  years: cell.number.nullable(),
  year: priceTimeCell,
  /** Paid each year in addition to the tuition, when the source gives an amount. */
  extra_low: cell.number.nullable(),
  extra_high: cell.number.nullable(),
  /** Paid once on enrolment. */
  once: cell.number.nullable(),
  /** What is paid in addition, as a text. */
  beside: cell.text.nullable(),
  checked: cell.text,
  source_url: cell.url.nullable(),
})

export type FurtherFee = z.output<typeof columns>

/** The note for a price that follows from a rule and was not looked up for the programme. */
const ruleName = '公立统一标准'
const ruleMark = `${ruleName}，入学前看学校`

export const readFurtherFees = (): FurtherFee[] =>
  readTable(file, columns).map(({ values, fail }) => {
    if (values.low > values.high) fail('high', `“${values.high}”低于 low 列的 ${values.low}`)
    if (values.group === 'grant' && values.beside === null) fail('beside', '领助学金的价要写明服务年限')
    return values
  })

/** The parts of a price in a few words. @throws with the school when a part has no words */
function partsOf(fees: readonly FurtherFee[]): string {
  return [
    ...new Set(
      fees.map(({ school, scope, covers }) => {
        if (covers === null)
          throw new Error(`${file}：${school} 只有“${scope}”的价，covers 列要写明是哪一部分`)
        return covers
      }),
    ),
  ].join('、')
}

/** Writes the prices for the schools' pages, and the values that finder and comparison use. */
export function loadFurtherFees({ insert, value }: Writer): void {
  const all = readFurtherFees()
  for (const fee of all)
    insert('fees', {
      school: fee.school,
      school_name: fee.school,
      country: fee.school.slice(0, 2),
      kind: 'group',
      level: fee.level,
      title: fee.basis === 'rule' ? `${ruleMark}：${fee.scope}` : fee.scope,
      low: fee.low,
      high: fee.high,
      currency: fee.currency,
      per: fee.per,
      year: fee.year,
      note: fee.beside,
      once: fee.once,
      url: fee.source_url,
      checked: fee.checked,
      source: 'tuition-more',
    })
  for (const common of commonPrices(all)) {
    const { school, level, basis, low, high, per, years, currency, year, part } = common
    if (per === 'programme' && years === null) continue
    const perYear = (amount: number) => amount / (per === 'programme' ? (years ?? 1) : 1)
    value(school, `${basis === 'rule' ? 'rule' : 'fee'}-${level}`, {
      num: perYear(low),
      to: perYear(high),
      text: currency,
      // What a state sets is not the price that a school publishes: it is named, and never ranked.
      covers: basis === 'rule' ? [ruleName, part].filter((words) => words !== null).join('，') : part,
      year,
      source: 'tuition-more',
    })
  }
}

type CommonPrice = FurtherFee & {
  /** The part of the school to which the price applies, in a few words; null when it applies to all. */
  part: string | null
}

/** The price that most students pay: of the newest year, without bonded grants and without medicine, dentistry and law. */
export function commonPrices(all: readonly FurtherFee[]): CommonPrice[] {
  const open = all.filter(({ group }) => group === 'whole' || group === 'part')
  return [...Map.groupBy(open, ({ school, level }) => `${school} ${level}`).values()].flatMap((own) => {
    const whole = own.filter(({ group }) => group === 'whole')
    const newest = newestOf(whole.length > 0 ? whole : own)
    const [first] = newest
    if (first === undefined) return []
    return [
      {
        ...first,
        low: Math.min(...newest.map(({ low }) => low)),
        high: Math.max(...newest.map(({ high }) => high)),
        part: first.group === 'whole' ? null : partsOf(newest),
      },
    ]
  })
}

/** The prices of the latest year in the list; those without a year only when none has one. */
function newestOf(fees: readonly FurtherFee[]): FurtherFee[] {
  const startOf = ({ year }: FurtherFee) => priceTime(year).price_year ?? 0
  const latest = Math.max(...fees.map(startOf))
  return fees.filter((fee) => startOf(fee) === latest)
}

/** The note of one price. */
export const noteOf = ({ basis, scope, beside }: FurtherFee): string =>
  [basis === 'rule' ? ruleMark : null, scope, beside].filter((part) => part !== null).join('。')

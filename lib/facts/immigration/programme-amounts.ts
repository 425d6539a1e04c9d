import type { ProgrammeAmount } from '@/lib/collections/kinds/programme'
import { currencies, formatFigure } from '@/lib/facts/format'
import { datedPeriod, needsLook, whenOf } from '@/lib/facts/marks'
import { rateOf, yuanPerUnit } from '@/lib/facts/rates'
import { figure, statement } from '@/lib/facts/registry'

/** An amount of a programme, for a table of many. */
export type AmountCell = {
  text: string
  /** The month or year of its source; null when it has none. */
  when: string | null
  /** Whether a reader should look it up again. */
  needsLook: boolean
  /** In yuan; null where the words have no amount or several, or there is no rate. */
  yuan: number | null
}

/** The amount in words, with its date and its value in yuan. */
export function amountCell(amount: ProgrammeAmount): AmountCell {
  const fact = 'fact' in amount ? figure(amount.fact) : statement(amount.statement)
  const text = 'value' in fact ? formatFigure(fact) : 'says' in amount ? amount.says : fact.text
  return {
    text,
    when: datedPeriod(whenOf(fact))?.slice(0, 7) ?? null,
    needsLook: needsLook(fact),
    yuan: yuanOf(text),
  }
}

const money = new RegExp(`([\\d,.]+) ?(万)? ?(${Object.values(currencies).join('|')})`, 'g')

/** The value of the only amount in some words: `最低 20 万美元`. */
function yuanOf(text: string): number | null {
  const [only, ...others] = text.matchAll(money)
  if (only === undefined || others.length > 0) return null
  const [, digits = '', wan, name] = only
  const currency = Object.entries(currencies).find(([, each]) => each === name)?.[0] ?? null
  const rate = rateOf(currency)
  return rate && Number(digits.replaceAll(',', '')) * (wan === undefined ? 1 : 10_000) * yuanPerUnit(rate)
}

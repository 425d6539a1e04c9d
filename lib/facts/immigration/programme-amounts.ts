import type { ProgrammeAmount } from '@/lib/collections/kinds/programme'
import { formatFigure } from '@/lib/facts/format'
import { datedPeriod, needsLook, quoted, whenOf } from '@/lib/facts/marks'
import { rateOf, yuanPerUnit } from '@/lib/facts/rates'
import { figure, statement } from '@/lib/facts/registry'

/** An amount of a programme, for a table of many. */
export type AmountCell = {
  text: string
  /** The month or year of its source; null when it has none. */
  when: string | null
  /** Whether a reader should look it up again. */
  needsLook: boolean
  /** In yuan; null where no number is registered or its currency has no rate. */
  yuan: number | null
}

/** The amount in words, with its date and its value in yuan. */
export function amountCell(amount: ProgrammeAmount): AmountCell {
  const fact = 'fact' in amount ? figure(amount.fact) : statement(amount.statement)
  const text = 'value' in fact ? formatFigure(fact) : 'says' in amount ? quoted(fact, amount.says) : fact.text
  return {
    text,
    when: datedPeriod(whenOf(fact))?.slice(0, 7) ?? null,
    needsLook: needsLook(fact),
    yuan: 'fact' in amount || fact.isExpired ? null : yuanOf(amount),
  }
}

function yuanOf({ amount, currency }: Extract<ProgrammeAmount, { says: string }>): number | null {
  const rate = rateOf(currency ?? null)
  return amount === undefined || rate === null ? null : amount * yuanPerUnit(rate)
}

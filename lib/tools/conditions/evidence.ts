import { formatFigure } from '@/lib/facts/format'
import { datedPeriod, needsLook } from '@/lib/facts/marks'
import type { Figure, Statement } from '@/lib/facts/registry'
import type { Evidence } from './condition'

export const toEvidence = (fact: Figure): Evidence => ({
  label: fact.label,
  text: formatFigure(fact),
  period: datedPeriod(fact.period),
  source: fact.source,
  caution: fact.isExpired ? fact.caution : null,
  needsLook: needsLook(fact),
})

export const fromStatement = (fact: Statement): Evidence => ({
  label: fact.label,
  text: fact.text,
  period: datedPeriod(fact.asOf),
  source: fact.source,
  caution: null,
  needsLook: needsLook(fact),
})

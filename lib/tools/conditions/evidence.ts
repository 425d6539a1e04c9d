import { formatFigure } from '@/lib/facts/format'
import type { Figure, Statement } from '@/lib/facts/registry'
import type { Evidence } from './condition'

export const toEvidence = (fact: Figure): Evidence => ({
  label: fact.label,
  text: formatFigure(fact),
  period: fact.period,
  source: fact.source,
  caution: fact.caution,
})

export const fromStatement = ({ label, text, asOf, source }: Statement): Evidence => ({
  label,
  text,
  period: asOf,
  source,
  caution: null,
})

import { WholeDays } from '@/components/ui/whole-values'
import { formatFigure } from '@/lib/facts/format'
import { checkMark, datedPeriod } from '@/lib/facts/marks'
import type { Figure } from '@/lib/facts/registry'
import { SourceMark } from './page-sources'

type FactSourceProps = {
  fact: Figure
  /** Whether to mark a figure whose source gives no year, where amounts are added up. */
  saysUndated?: boolean
}

/** The period of a figure, and the mark that links to its source. An expired figure is marked. */
export function FactSource({ fact, saysUndated = false }: FactSourceProps) {
  const { period, source, isExpired } = fact
  const dated = datedPeriod(period)
  return (
    <>
      {dated !== null && (
        <small className="text-muted text-xs">
          （<WholeDays text={dated} />
          {isExpired && '，已过适用期'}）
        </small>
      )}
      {dated === null && saysUndated && <small className="text-muted text-xs">{checkMark}</small>}
      <SourceMark source={source} />
    </>
  )
}

/** Figures in small print: name, value, period, source. Nothing when there are none. */
export function FigureList({ facts }: { facts: readonly Figure[] }) {
  if (facts.length === 0) return null
  return (
    <ul className="grid gap-1 text-xs">
      {facts.map((fact) => (
        <li key={fact.id}>
          {fact.label}：{formatFigure(fact)}
          <FactSource fact={fact} saysUndated />
        </li>
      ))}
    </ul>
  )
}

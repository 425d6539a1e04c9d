import { WholeDays } from '@/components/ui/whole-values'
import { formatFigure } from '@/lib/facts/format'
import { checkMark, datedPeriod, needsLook, whenOf } from '@/lib/facts/marks'
import type { Figure, Statement } from '@/lib/facts/registry'
import { CheckLegend } from './check-legend'
import { SourceMark } from './page-sources'

/** The period of a fact, and the mark that links to its source. An expired figure is marked. */
export function FactSource({ fact }: { fact: Figure | Statement }) {
  const dated = datedPeriod(whenOf(fact))
  return (
    <>
      {dated !== null && (
        <small className="text-muted text-xs">
          （<WholeDays text={dated} />
          {fact.isExpired && '，已过适用期'}）
        </small>
      )}
      <SourceMark source={fact.source} />
    </>
  )
}

/** Facts in small print: name, value, period, source. Nothing when there are none. */
export function FactList({ facts }: { facts: readonly (Figure | Statement)[] }) {
  if (facts.length === 0) return null
  return (
    <div className="text-xs">
      <ul className="grid gap-1">
        {facts.map((fact) => (
          <li key={fact.id}>
            <WholeDays text={`${fact.label}：${'value' in fact ? formatFigure(fact) : fact.text}`} />
            {needsLook(fact) && checkMark}
            <FactSource fact={fact} />
          </li>
        ))}
      </ul>
      {facts.some(needsLook) && <CheckLegend />}
    </div>
  )
}

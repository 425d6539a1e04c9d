import { SourceNote } from '@/components/facts/source-note'
import type { SourcedFact } from '@/lib/api/facts'

/** Statements about the world, each with its source and date, and a note when the reader must check it again. */
export function SourcedFacts({ facts }: { facts: readonly SourcedFact[] }) {
  return (
    <dl className="hue-above">
      {facts.map((fact) => (
        <div key={fact.label} className="stack gap-1 line-below pad-4">
          <dt className="dark strong">{fact.label}</dt>
          <dd>{fact.text}</dd>
          <dd>
            <SourceNote source={fact.source} asOf={fact.asOf} check={fact.needsCheck} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

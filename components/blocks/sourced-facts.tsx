import { SourceNote } from '@/components/facts/source-note'
import { WholeDays } from '@/components/ui/whole-values'
import type { SourcedFact } from '@/lib/api/facts'

/** Statements about the world, each with its source and date, and a note when the reader must check it again. */
export function SourcedFacts({ facts }: { facts: readonly SourcedFact[] }) {
  return (
    <dl className="border-t-2 border-t-hue">
      {facts.map((fact) => (
        <div key={fact.label} className="grid gap-1 border-b border-line py-4">
          <dt className="text-heading font-semibold">{fact.label}</dt>
          <dd>
            <WholeDays text={fact.text} />
          </dd>
          <dd>
            <SourceNote source={fact.source} asOf={fact.asOf} check={fact.needsCheck} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

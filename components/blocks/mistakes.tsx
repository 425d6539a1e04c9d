import { FactText } from '@/components/facts/fact-text'
import { Fold, Folds } from '@/components/ui/fold'
import type { SectionOf } from '@/lib/blocks/schema'

/** Common mistakes; each one opens what to do instead. */
export function Mistakes({ items }: SectionOf<'mistakes'>) {
  return (
    <Folds>
      {items.map(({ mistake, instead }) => (
        <Fold key={mistake} label={<FactText text={mistake} />}>
          <p>
            建议：
            <FactText text={instead} />
          </p>
        </Fold>
      ))}
    </Folds>
  )
}

import { FactText } from '@/components/facts/fact-text'
import { Fold, Folds } from '@/components/ui/fold'
import { plainText } from '@/lib/facts/in-text'

/** Questions that open their answers, also without scripts. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Folds isInColumns>
      {items.map(({ question, answer }) => (
        <Fold key={question} label={plainText(question)}>
          <p>
            <FactText text={answer} />
          </p>
        </Fold>
      ))}
    </Folds>
  )
}

import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import styles from './questions.module.css'

/** Questions that open their answers; without scripts too. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>{plainText(question)}</summary>
          <p className={styles.answer}>
            <FactText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}

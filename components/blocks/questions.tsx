import type { ReactNode } from 'react'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import styles from './questions.module.css'

type QuestionsProps = {
  items: readonly { question: string; answer: string }[]
  /** The page's own form, which the head leads to as `#ask`. */
  aside?: ReactNode
}

/** Questions that open their answers; without scripts too. */
export function Questions({ items, aside }: QuestionsProps) {
  const list = (
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
  if (aside === undefined) return list
  return (
    <div className={styles.columns}>
      {list}
      <div id="ask" className={`${styles.form} no-print`}>
        {aside}
      </div>
    </div>
  )
}

import { FactText } from '@/components/ui/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import styles from './steps.module.css'

type StepsProps = {
  look?: SectionOf<'steps'>['look']
  items: readonly { title: string; text: string; duration?: string | undefined }[]
}

/** What happens one after another, and how long each takes: as a list, or as stops of a line that turns where it has to. */
export function Steps({ look = 'list', items }: StepsProps) {
  return (
    <ol className={styles[look]}>
      {items.map((item) => (
        <li key={item.title} className={styles.step}>
          <div className={styles.head}>
            <h3 className={styles.title}>
              <FactText text={item.title} />
            </h3>
            {item.duration !== undefined && (
              <p className={styles.duration}>
                <FactText text={item.duration} />
              </p>
            )}
          </div>
          <p className={styles.text}>
            <FactText text={item.text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

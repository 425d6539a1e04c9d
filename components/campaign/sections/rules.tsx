import { FactText } from '@/components/ui/fact-text'
import { SourceNote } from '@/components/ui/source-note'
import { statement } from '@/lib/facts/registry'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import styles from './rules.module.css'

/** Rules in the words of the registry, each with its source and date, and what they mean for the reader. */
export function RulesSection({ section, index }: SectionProps<'rules'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro}>
      <ol className={styles.rules}>
        {section.items.map(({ statement: id, label, note }) => {
          const rule = statement(id)
          return (
            <li key={id} className={styles.rule} data-statement={id}>
              <h3 className={styles.label}>
                <FactText text={label ?? rule.label} />
              </h3>
              <div className={styles.body}>
                <p>{rule.text}</p>
                {note !== undefined && (
                  <p className={styles.note}>
                    <FactText text={note} />
                  </p>
                )}
                <SourceNote source={rule.source} asOf={rule.asOf} check={isUndated(rule.asOf)} />
              </div>
            </li>
          )
        })}
      </ol>
    </Band>
  )
}

/** An archived page says what was once so; an undated one does not say when. */
const isUndated = (asOf: string) => /未标日期|存档/.test(asOf)

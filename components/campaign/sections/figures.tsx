import styles from '@/components/sections/table.module.css'
import { FactSource } from '@/components/ui/fact'
import { FactText } from '@/components/ui/fact-text'
import { formatFigure } from '@/lib/facts/format'
import { figure } from '@/lib/facts/registry'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'

/** Figures of the registry row by row, each with period and source. */
export function FiguresSection({ section, index }: SectionProps<'figures'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro} layout="full">
      <table className={styles.table}>
        <caption className={styles.caption}>
          <FactText text={section.caption} />
        </caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">数值</th>
            <th scope="col">说明与来源</th>
          </tr>
        </thead>
        <tbody>
          {section.items.map(({ fact: id, note }) => {
            const fact = figure(id)
            return (
              <tr key={id} data-fact={id}>
                <th scope="row">{fact.label}</th>
                <td className={styles.amount} data-label="数值">
                  {formatFigure(fact)}
                </td>
                <td data-label="说明">
                  <div>
                    {note !== undefined && (
                      <p>
                        <FactText text={note} />
                      </p>
                    )}
                    <FactSource fact={fact} />
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {section.footnote !== undefined && (
        <p className={styles.footnote}>
          <FactText text={section.footnote} />
        </p>
      )}
    </Band>
  )
}

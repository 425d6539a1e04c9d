import { FactSource } from '@/components/ui/fact'
import { FactText } from '@/components/ui/fact-text'
import type { SectionOf } from '@/lib/blocks/schema'
import { formatFigure } from '@/lib/facts/format'
import { figure } from '@/lib/facts/registry'
import styles from './table.module.css'

/** Figures of the registry row by row, each with period and source. */
export function Figures({ caption, items }: SectionOf<'figures'>) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <FactText text={caption} />
      </caption>
      <thead>
        <tr>
          <th scope="col">项目</th>
          <th scope="col">数值</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ fact: id, note }) => {
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
  )
}

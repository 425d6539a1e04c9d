import { Band } from '../band'
import type { SectionProps } from '../section-registry'
import { SourceNote } from './source-note'
import styles from './table.module.css'

/** Amounts row by row, each with its source. */
export function FeesSection({ section, index }: SectionProps<'fees'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro} layout="full">
      <table className={styles.table}>
        <caption className={styles.caption}>{section.caption}</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">金额</th>
            <th scope="col">说明与来源</th>
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.item}>
              <th scope="row">{row.item}</th>
              <td className={styles.amount} data-label="金额">
                {row.amount}
              </td>
              <td data-label="说明">
                <div>
                  {row.note !== undefined && <p>{row.note}</p>}
                  <SourceNote source={row.source} asOf={row.asOf} check={row.check} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {section.footnote !== undefined && <p className={styles.footnote}>{section.footnote}</p>}
    </Band>
  )
}

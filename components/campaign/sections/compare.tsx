import styles from '@/components/sections/table.module.css'
import { FactText } from '@/components/ui/fact-text'
import { plainText } from '@/lib/facts/in-text'
import { Band } from '../band'
import type { SectionProps } from '../section-registry'

/** Several choices side by side; on narrow screens each row becomes a block that names its columns. */
export function CompareSection({ section, index }: SectionProps<'compare'>) {
  return (
    <Band index={index} heading={section.heading} intro={section.intro} layout="full">
      <table className={`${styles.table} ${styles.even}`}>
        <caption className={styles.caption}>
          <FactText text={section.caption} />
        </caption>
        <thead>
          <tr>
            <td />
            {section.columns.map((column) => (
              <th key={column} scope="col">
                <FactText text={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                <FactText text={row.label} />
              </th>
              {row.cells.map((cell, column) => (
                <td key={section.columns[column]} data-label={plainText(section.columns[column] ?? '')}>
                  <div>
                    <FactText text={cell} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
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

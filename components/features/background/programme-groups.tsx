import { CardLink } from '@/components/ui/card'
import type { BackgroundSummary } from '@/lib/api/background-programmes'
import { categoryAims } from './advice'
import styles from './programme-groups.module.css'

/** Programmes under the headings of their categories, in the order in which they come. */
export function ProgrammeGroups({ programmes }: { programmes: readonly BackgroundSummary[] }) {
  const groups = [...Map.groupBy(programmes, ({ category }) => category.id)]
  return (
    <div className={styles.groups}>
      {groups.map(([id, members]) => (
        <section key={id} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`} className={styles.heading}>
            {members[0]?.category.name}
          </h2>
          {categoryAims[id] !== undefined && <p className={styles.aim}>{categoryAims[id]}</p>}
          <ul className={styles.list}>
            {members.map((programme) => (
              <li key={programme.href} className={styles.item}>
                <h3 className={styles.title}>
                  <CardLink href={programme.href}>{programme.title}</CardLink>
                </h3>
                <p>{programme.summary}</p>
                <dl className={styles.facts}>
                  <div>
                    <dt>适合</dt>
                    <dd>{programme.audience}</dd>
                  </div>
                  <div>
                    <dt>时长</dt>
                    <dd>{programme.duration}</dd>
                  </div>
                  <div>
                    <dt>地点</dt>
                    <dd>{programme.place}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

import stepsStyles from '@/components/blocks/steps.module.css'
import type { StudyProduct } from '@/lib/api/products'
import styles from './stage-lanes.module.css'

/** The stages of a product in their order, with the tasks of the company beside those of the student. */
export function StageLanes({ stages }: { stages: StudyProduct['stages'] }) {
  return (
    <ol className={stepsStyles.list}>
      {stages.map((stage) => (
        <li key={stage.name} className={styles.stage}>
          <h3 className={styles.name}>{stage.name}</h3>
          <dl className={styles.lanes}>
            <div className={styles.ours}>
              <dt>我们</dt>
              <dd>{stage.ours}</dd>
            </div>
            <div className="box paper">
              <dt>学生与家长</dt>
              <dd>{stage.yours}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}

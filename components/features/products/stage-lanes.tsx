import stepsStyles from '@/components/blocks/steps.module.css'
import type { StudyProduct } from '@/lib/api/products'
import styles from './stage-lanes.module.css'

/** The stages of a product in their order, with the tasks of the company beside those of the student. */
export function StageLanes({ stages }: { stages: StudyProduct['stages'] }) {
  return (
    <ol className={stepsStyles.list}>
      {stages.map((stage) => (
        <li key={stage.name} className={`${styles.stage} ${stepsStyles.step} end-5 relative`}>
          <h3 className={`${styles.name} normal`}>{stage.name}</h3>
          <dl className="fit-14 stack gap-3">
            <div className={`${styles.ours} inset-3-4 rounded-sm`}>
              <dt className="muted small">我们</dt>
              <dd>{stage.ours}</dd>
            </div>
            <div className="box paper inset-3-4 rounded-sm">
              <dt className="muted small">学生与家长</dt>
              <dd>{stage.yours}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}

import stepsStyles from '@/components/blocks/steps.module.css'
import type { StudyProduct } from '@/lib/api/products'
import styles from './stage-lanes.module.css'

/** The stages of a product in their order, with the tasks of the company beside those of the student. */
export function StageLanes({ stages }: { stages: StudyProduct['stages'] }) {
  return (
    <ol className={stepsStyles.list}>
      {stages.map((stage) => (
        <li key={stage.name} className={`${styles.stage} ${stepsStyles.step} pb-6 relative`}>
          <h3 className="text-base pt-1 pb-2">{stage.name}</h3>
          <dl className="grid-cols-fit-14 grid gap-3">
            <div className="px-4 py-3 rounded-sm bg-ink-50">
              <dt className="text-muted text-sm">我们</dt>
              <dd>{stage.ours}</dd>
            </div>
            <div className="border border-line bg-white px-4 py-3 rounded-sm">
              <dt className="text-muted text-sm">学生与家长</dt>
              <dd>{stage.yours}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}

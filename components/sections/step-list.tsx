import styles from './step-list.module.css'

/** Named steps in their order, numbered on a line. */
export function StepList({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.name} className={styles.step}>
          <h3 className={styles.name}>{step.name}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}

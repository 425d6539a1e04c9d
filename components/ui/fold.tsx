import type { ReactNode } from 'react'
import styles from './fold.module.css'

type FoldProps = {
  /** Says what is inside and how much: 全部 65 门课的学费（9 个价）. */
  label: ReactNode
  /** Of the content, not of the element that opens: a browser opens what lies around the target of a link. */
  id?: string | undefined
  /** Makes the label a heading. */
  level?: 2 | 3 | 4 | undefined
  /** For what the visitor has already begun, such as filters that are set; a page at rest has every fold closed. */
  isOpen?: boolean | undefined
  children: ReactNode
}

/**
 * What one visitor in five needs: whole in the first HTML, closed at every width. Never for an answer, a price that is charged, a deadline, a
 * warning or a form, and never inside another. `FoldOpener` of the root layout opens it around targets and for print.
 */
export function Fold({ label, id, level, isOpen = false, children }: FoldProps) {
  const Heading = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={`${styles.summary} flex middle spread gap-4 pad-2`}>
        <Heading className={`${styles.label} dark normal strong`}>{label}</Heading>
      </summary>
      <div id={id} className={styles.content}>
        {children}
      </div>
    </details>
  )
}

/** Folds of equal rank under each other, between hairlines. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={`${styles.folds} stack one-column`}>{children}</div>
}

import type { ReactNode } from 'react'
import styles from './fold.module.css'

type FoldProps = {
  /** Names the content and its amount: 全部 65 个专业的学费（9 个价）. */
  label: ReactNode
  /** Id of the content, not of the `details`, because a browser opens the elements around the target of a link. */
  id?: string | undefined
  /** Makes the label a heading. */
  level?: 2 | 3 | 4 | undefined
  /** Wide screens have room for the content: there it is open, and the label is not shown. */
  isOpenWide?: boolean | undefined
  /** For things that the visitor has begun, such as a field with a mistake. By default every fold is closed. */
  isOpen?: boolean | undefined
  /** As wide as what is above it: a table, columns. */
  isWide?: boolean | undefined
  children: ReactNode
}

/**
 * Content for one visitor in five: complete in the first HTML, closed at every width. Never for an answer, a price, a
 * deadline, a warning or a form, and never inside another fold. `FoldOpener` of the root layout opens it around link
 * targets and for printing.
 */
export function Fold({ label, id, level, isOpenWide, isOpen = false, isWide, children }: FoldProps) {
  const Heading = level === undefined ? 'span' : (`h${level}` as const)
  return (
    <details
      className={`${styles.fold} ${isOpenWide ? styles.openWide : ''} ${isWide ? styles.wide : ''}`}
      open={isOpen}
    >
      <summary>
        <Heading>{label}</Heading>
      </summary>
      <div id={id}>{children}</div>
    </details>
  )
}

/**
 * Several folds below each other, separated by thin lines.
 * @param isInColumns on wide screens beside each other: for questions and short content
 */
export function Folds({ isInColumns = false, children }: { isInColumns?: boolean; children: ReactNode }) {
  return (
    <div
      className={`${isInColumns ? 'lg:grid-cols-fit-20 lg:has-[>:nth-child(4):last-child]:grid-cols-2 lg:gap-x-8 lg:*:-mt-px lg:*:border-t! lg:*:border-t-line! ' : ''}empty:hidden grid grid-cols-1`}
    >
      {children}
    </div>
  )
}

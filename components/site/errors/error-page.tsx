import type { ReactNode } from 'react'
import styles from './error-page.module.css'

/**
 * The frame of every page that says something is missing or broken: a heading, a sentence, ways on, where it can a drawing. Its
 * links load anew, whatever state the page is in.
 */
export function ErrorPage({
  drawing,
  title,
  children,
}: {
  drawing?: ReactNode
  title: ReactNode
  children: ReactNode
}) {
  return (
    <div className={`${styles.page} stack gap-4 measure centered`}>
      {drawing}
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}

/** A page that left: a sheet of paper flying over the line where sky and sea meet. */
export function FlyingPage() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 150" aria-hidden="true">
      <use href="/scenes/lost.svg#scene" />
    </svg>
  )
}

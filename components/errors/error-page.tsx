import type { ReactNode } from 'react'
import styles from './error-page.module.css'

/** The frame of every page that says something is missing or broken: a heading, a sentence, ways on, where it can a drawing. */
export function ErrorPage({
  drawing,
  title,
  children,
}: {
  drawing?: ReactNode
  title: string
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
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
      <path d="M8 126h304" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M40 126c40-70 130-96 208-84"
        fill="none"
        stroke="var(--ink-200)"
        strokeWidth="2"
        strokeDasharray="3 7"
      />
      <path
        d="M300 30 232 42l22 12z"
        fill="var(--ink-100)"
        stroke="var(--ink-700)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="m300 30-46 24 4 22 8-16 20 6z"
        fill="var(--white)"
        stroke="var(--ink-700)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M30 126V88h26v38M34 96h18M34 104h18M34 112h18"
        fill="none"
        stroke="var(--ink-200)"
        strokeWidth="2"
      />
      <circle cx="92" cy="46" r="15" fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="2" />
    </svg>
  )
}

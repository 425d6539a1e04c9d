import type { ReactNode } from 'react'
import styles from './actions.module.css'
import { ButtonLink } from './button-link'

type Action = { href: string; label: string }

type ActionsProps = {
  /** What most visitors should do next; none where the form is beside it. */
  primary?: Action
  /** At most two. */
  others?: readonly Action[]
  /** Buttons that are not links, such as the one that saves a school. */
  children?: ReactNode
}

/** The actions of a page: at most one primary button, the others outlined. */
export function Actions({ primary, others = [], children }: ActionsProps) {
  return (
    <div className={`${styles.actions} flex flex-wrap gap-2 print:hidden!`}>
      {primary && <ButtonLink href={primary.href}>{primary.label}</ButtonLink>}
      {others.map(({ href, label }) => (
        <ButtonLink key={href} href={href} variant="secondary">
          {label}
        </ButtonLink>
      ))}
      {children}
    </div>
  )
}

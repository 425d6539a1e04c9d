import type { ReactNode } from 'react'
import buttons from '@/components/ui/button.module.css'
import { QueryForm } from '@/components/ui/query-form'
import styles from './chart-form.module.css'

type Props = {
  /** What the form shows; another value renders its fields anew. */
  state: unknown
  action: string
  /** What the address contained and the page does not use, one sentence each. */
  notes: readonly string[]
  /** The fields. */
  children: ReactNode
}

/** The form above a chart of dates or scores: a class, and the visitor's own value. */
export function ChartForm({ state, action, notes, children }: Props) {
  return (
    <search>
      <QueryForm
        state={state}
        action={action}
        className={`${styles.form} grid-cols-fit-10 print:hidden! grid items-start gap-3`}
      >
        {children}
        <button type="submit" className={`${buttons.button} ${buttons.primary} ${buttons.tall}`}>
          看这一类
        </button>
      </QueryForm>
      {notes.map((note) => (
        <p key={note} role="status" className="text-muted text-sm mt-2">
          {note}
        </p>
      ))}
    </search>
  )
}

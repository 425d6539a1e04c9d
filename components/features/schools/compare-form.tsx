import type { ReactNode } from 'react'
import buttons from '@/components/ui/button.module.css'
import { compareLimit, comparePath } from '@/lib/schools/school-ids'
import styles from './compare-form.module.css'

/**
 * A form around checkboxes named `ids` that compares the selected schools. It is a plain GET form, so it needs no
 * script.
 */
export function CompareForm({ children }: { children: ReactNode }) {
  return (
    <form action={comparePath} method="get" className={styles.form}>
      {children}
      <div
        className={`${styles.bar} print:hidden! flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4`}
      >
        <p className="text-muted text-sm">
          <span className={`${styles.count} hidden`}>已勾选</span>
          对照可放 2–{compareLimit} 所
        </p>
        <button type="submit" className={`${buttons.button} ${buttons.secondary}`}>
          对照所选院校
        </button>
      </div>
    </form>
  )
}

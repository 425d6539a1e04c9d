import type { PropsWithChildren } from 'react'
import { Button } from '@/components/ui/button'
import { compareLimit, comparePath } from '@/lib/schools/school-ids'
import './schools.css'

/**
 * A form around checkboxes named `ids` that compares the selected schools. It is a plain GET form, so it needs no
 * script.
 */
export function CompareForm({ children }: PropsWithChildren) {
  return (
    <form action={comparePath} method="get" data-school="form">
      {children}
      <div
        data-school="form-bar"
        className="print:hidden! flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4"
      >
        <p className="text-muted text-sm">
          <span data-school="count" className="hidden">
            已勾选
          </span>
          对照可放 2–{compareLimit} 所
        </p>
        <Button type="submit" variant="secondary">
          对照所选院校
        </Button>
      </div>
    </form>
  )
}

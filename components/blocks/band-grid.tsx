import type { ReactNode } from 'react'

/** Text, and what belongs in the margin beside it: a plot, a note, links. It stays beside long text; on narrow screens it comes after the text. */
export function BandGrid({ margin, children }: { margin: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-[3.5rem] gap-y-6 items-start lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_25rem] lg:*:nth-2:sticky lg:*:nth-2:top-28">
      {children}
      {margin}
    </div>
  )
}

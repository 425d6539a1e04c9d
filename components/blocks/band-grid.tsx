import type { ReactNode } from 'react'

/** Text, and what belongs in the margin beside it: a plot, a note, links. On narrow screens the margin comes after the text. */
export function BandGrid({ margin, children }: { margin: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-[3.5rem] gap-y-6 items-start lg:has-[>:nth-child(2)]:grid-cols-[minmax(0,1fr)_25rem]">
      {children}
      {margin}
    </div>
  )
}

import type { ReactNode } from 'react'
import { BandGrid } from '@/components/blocks/band-grid'

type SchoolBandProps = {
  id: string
  title: string
  /** A plot or a note beside the text. Without one the heading is beside it. */
  margin?: ReactNode
  children: ReactNode
}

/** One question of a school's page, between thin lines. */
export function SchoolBand({ id, title, margin, children }: SchoolBandProps) {
  const heading = (
    <h2 id={id} className="font-display text-2xl">
      {title}
    </h2>
  )
  const text = <div className="grid grid-cols-1 content-start gap-4 min-w-0">{children}</div>
  const isSplit = margin === undefined
  return (
    <section
      className={`grid py-band grid-cols-1 gap-4 border-t border-line ${isSplit ? 'lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-12' : ''}`}
      aria-labelledby={id}
    >
      {isSplit ? (
        <>
          {heading}
          {text}
        </>
      ) : (
        <BandGrid margin={margin}>
          <div className="grid grid-cols-1 gap-4 min-w-0">
            {heading}
            {text}
          </div>
        </BandGrid>
      )}
    </section>
  )
}

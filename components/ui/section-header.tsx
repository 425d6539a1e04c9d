import type { ReactNode } from 'react'
import { HeadingText } from './heading-text'

type SectionHeaderProps = {
  title: ReactNode
  /** The id to which `labelledBy` of the section refers. */
  id?: string
  text?: ReactNode
  /** A link to more, at the right on wide screens. */
  action?: ReactNode
  /** Puts the text beside the title on wide screens. */
  isRow?: boolean
}

/** Heading of a section. */
export function SectionHeader({ title, id, text, action, isRow = false }: SectionHeaderProps) {
  const isBeside = isRow && text !== undefined && action === undefined
  return (
    <div
      className={`mb-[var(--heading-gap,clamp(1rem,0.9rem+0.4vw,1.25rem))] flex flex-wrap justify-between gap-x-8 ${isBeside ? 'items-baseline gap-y-1' : 'items-end gap-y-3'}`}
    >
      <div className="flex-[1_1_24rem] max-w-[var(--heading-width,46rem)]">
        <h2 id={id} className="font-display text-2xl">
          {typeof title === 'string' ? <HeadingText text={title} /> : title}
        </h2>
        {text !== undefined && !isBeside && <p className="text-muted max-w-measure mt-1">{text}</p>}
      </div>
      {isBeside && <p className="flex-[1_1_24rem] max-w-measure text-muted">{text}</p>}
      {action}
    </div>
  )
}

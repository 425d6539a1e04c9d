import type { ReactNode } from 'react'
import { HeadingText } from './heading-text'

type SectionHeaderProps = {
  title: ReactNode
  /** The id to which `labelledBy` of the section refers. */
  id?: string
  eyebrow?: string
  text?: ReactNode
  /** A link to more, at the right on wide screens. */
  action?: ReactNode
  level?: 2 | 3
}

/** Heading of a section. */
export function SectionHeader({ title, id, eyebrow, text, action, level = 2 }: SectionHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="mb-[var(--heading-gap,clamp(1rem,0.9rem+0.4vw,1.25rem))] flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="flex-[1_1_24rem] max-w-[var(--heading-width,46rem)]">
        {eyebrow !== undefined && <p className="text-hue-text text-sm font-semibold mb-2">{eyebrow}</p>}
        <Heading id={id} className="font-display text-2xl">
          {typeof title === 'string' ? <HeadingText text={title} /> : title}
        </Heading>
        {text !== undefined && <p className="text-muted max-w-measure mt-1">{text}</p>}
      </div>
      {action}
    </div>
  )
}

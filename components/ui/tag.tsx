import type { ReactNode } from 'react'

type TagProps = {
  /** `hue` uses the colour of the country or theme around it, `quiet` has no edge. */
  tone?: 'plain' | 'hue' | 'quiet'
  title?: string
  children: ReactNode
}

const tones = {
  plain: 'border-line bg-(--tag-surface) text-muted',
  hue: 'border-transparent bg-hue-soft text-hue',
  quiet: 'border-transparent text-muted',
}

/** A short label. */
export function Tag({ tone = 'plain', title, children }: TagProps) {
  return (
    <span
      className={`inline-flex items-center gap-[0.25em] px-2 py-[0.0625rem] border ${tones[tone]} rounded-sm text-xs font-[500] leading-relaxed break-keep`}
      title={title}
    >
      {children}
    </span>
  )
}

import type { PropsWithChildren } from 'react'
import { FactText } from '@/components/facts/fact-text'
import { ButtonLink } from '@/components/ui/button-link'

/** Elements of one part below each other. */
export function Stack({ children }: PropsWithChildren) {
  return (
    <div className="grid grid-cols-1 gap-[var(--stack-gap,clamp(1.5rem,1rem+2vw,2.5rem))]">{children}</div>
  )
}

/** Two elements side by side where there is space. */
export function Pair({ children }: PropsWithChildren) {
  return <div className="grid-cols-fit-22 gap-x-column gap-y-8 grid items-start">{children}</div>
}

/** Paragraphs of readable width. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-4 max-w-measure">
      {texts.map((text) => (
        <p key={text}>
          <FactText text={text} />
        </p>
      ))}
    </div>
  )
}

/** Links to further pages in one row; nothing when there are none. */
export function LinkRow({ links }: { links: readonly { label: string; href: string }[] }) {
  if (links.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      {links.map(({ label, href }) => (
        <ButtonLink key={label} href={href} variant="quiet" arrow>
          {label}
        </ButtonLink>
      ))}
    </p>
  )
}

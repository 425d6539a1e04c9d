import type { ReactNode } from 'react'

/**
 * The frame of every page about something missing or broken: a heading, a sentence, links, and a drawing if possible.
 * Its links load a new page, because the current one may be broken.
 */
export function ErrorPage({
  drawing,
  title,
  children,
}: {
  drawing?: ReactNode
  title: ReactNode
  children: ReactNode
}) {
  return (
    <div className="px-gutter py-band justify-items-center grid gap-4 max-w-measure text-center mx-auto">
      {drawing}
      <h1 className="font-display text-2xl">{title}</h1>
      {children}
    </div>
  )
}

/** A sheet of paper that flies over the sea, for a page that does not exist. */
export function FlyingPage() {
  return (
    <svg className="w-[min(320px,80vw)]" viewBox="0 0 320 150" aria-hidden="true">
      <use href="/scenes/lost.svg#scene" />
    </svg>
  )
}

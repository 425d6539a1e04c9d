'use client'

import type { ReactNode } from 'react'
import { goToTop } from './scroll-to-top'

/** Scrolls to the top of the page; without scripts it is a plain link. */
export function BackToTop({
  className,
  children = '回到顶部',
}: {
  className?: string
  children?: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes to the top of the page; the handler only moves there in steps.
    <a
      href="#top"
      className={className}
      onClick={(event) => {
        event.preventDefault()
        goToTop()
      }}
    >
      {children}
    </a>
  )
}

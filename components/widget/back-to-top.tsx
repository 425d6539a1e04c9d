'use client'

import type { ReactNode } from 'react'
import { scrollToTop } from './scroll-to-top'

/** Back to the top of the page; without scripts a plain link there. */
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
        scrollToTop()
        continueFromTop()
      }}
    >
      {children}
    </a>
  )
}

/** What a link to `#top` does on its own: the next Tab starts at the beginning of the page. */
function continueFromTop() {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

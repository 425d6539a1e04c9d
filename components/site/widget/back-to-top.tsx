'use client'

import type { ReactNode } from 'react'
import { scrollToTopShare } from '@/lib/site'
import { timing } from '@/lib/timing'

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

/** Scrolls to the top. As after a link to `#top`, the next Tab starts at the beginning of the page. */
function goToTop(): void {
  scrollToTop()
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/**
 * Scrolls up by a fifth of the remaining distance every 30 ms (specification §4), or at once when the visitor prefers
 * reduced motion. It stops when the visitor scrolls, touches or types.
 */
function scrollToTop(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollNow(0)
    return
  }
  const timer = setInterval(() => {
    const rest = Math.floor(window.scrollY * (1 - scrollToTopShare))
    scrollNow(rest)
    if (rest === 0) stop()
  }, timing.scrollToTopStep)
  const interruptions = ['wheel', 'touchstart', 'keydown'] as const
  const stop = () => {
    clearInterval(timer)
    for (const name of interruptions) window.removeEventListener(name, stop)
  }
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true })
}

const scrollNow = (top: number) => window.scrollTo({ top, behavior: 'instant' })

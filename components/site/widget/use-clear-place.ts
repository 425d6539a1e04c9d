import { type RefObject, useLayoutEffect } from 'react'
import buttonStyles from '@/components/ui/button.module.css'
import { overlap } from './overlap'

type Place = 'bottom' | 'top'

/**
 * Places a fixed notice where it covers neither the first button of the page nor what has the focus: at the bottom of the window, or
 * below the header. While it is at the bottom, the page ends above it. Checked when it opens, when the focus moves and when the window
 * changes.
 */
export function useClearPlace(notice: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = notice.current
    if (element === null) return
    const root = document.documentElement
    const put = (place: Place) => {
      element.style.setProperty('--below-header', `${headerEnd()}px`)
      element.dataset.place = place
      if (place === 'top') root.style.removeProperty('--over-bar')
      else root.style.setProperty('--over-bar', `${element.offsetHeight + gapBelow}px`)
    }
    const place = () => {
      const now: Place = element.dataset.place === 'top' ? 'top' : 'bottom'
      put(now)
      if (!covers(element)) return
      put(now === 'top' ? 'bottom' : 'top')
      // Where the window is too low for both, the bottom is nearer to the thumb.
      if (covers(element)) put('bottom')
    }
    place()
    const end = new AbortController()
    const { signal } = end
    // Once before and once after the browser scrolls to the element.
    document.addEventListener('focusin', () => [place(), requestAnimationFrame(place)], { signal })
    window.addEventListener('resize', place, { signal })
    return () => {
      end.abort()
      root.style.removeProperty('--over-bar')
    }
  }, [notice])
}

/** Between the notice and what is below it, in px; see the stylesheet. */
const gapBelow = 16

/** The end of the header, or of the part of it that stays in the window, and of the title; in px from the top of the window. */
function headerEnd(): number {
  const header = document.querySelector('body > header, header:has(nav)')
  const parts = [header, ...(header?.children ?? []), document.querySelector('main h1')]
  return Math.max(
    0,
    ...parts.map((part) => part?.getBoundingClientRect().bottom ?? 0).filter((end) => end < innerHeight / 2),
  )
}

function covers(element: HTMLElement): boolean {
  const own = element.getBoundingClientRect()
  return [document.activeElement, firstButton()].some((other) => {
    if (!(other instanceof Element) || other === document.body || element.contains(other)) return false
    return overlap(own, other.getBoundingClientRect())
  })
}

const firstButton = () =>
  [...document.querySelectorAll(`main .${CSS.escape(buttonStyles.button ?? '')}, main button`)].find(
    (button) => button.getBoundingClientRect().width > 0,
  )

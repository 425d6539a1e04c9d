/**
 * Scrolls this page down to `top` CSS pixels, then on to the section with the id `onTo` if it is not visible by then.
 */
export function scrollOn(top: number, onTo: string): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = calm ? 'auto' : 'smooth'
  window.scrollTo({ top, behavior })
  const band = document.getElementById(onTo)
  if (band === null || isInViewAt(band, top)) return
  const goOn = () => band.scrollIntoView({ behavior, block: 'start' })
  if (calm || !('onscrollend' in window) || Math.abs(window.scrollY - reachable(top)) < 1) goOn()
  else window.addEventListener('scrollend', goOn, { once: true })
}

/** The largest scroll position up to `top` that the page can reach. */
const reachable = (top: number) =>
  Math.max(0, Math.min(top, document.documentElement.scrollHeight - window.innerHeight))

/** Whether the heading of a section is visible when the page is scrolled to `top`. */
function isInViewAt(band: Element, top: number): boolean {
  const from = reachable(top)
  const at = band.getBoundingClientRect().top + window.scrollY
  return at >= from && at < from + window.innerHeight * 0.75
}

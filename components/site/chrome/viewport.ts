/**
 * Up to this width, 900 px at the usual letter size, the navigation is a panel behind a menu button; the style sheets of this folder
 * hold the same number. By the size of letters, since who has them larger has room for fewer.
 */
const narrowQuery = '(max-width: 56.25em)'

/** Whether the header shows its narrow form now. Browser only. */
export function isNarrow(): boolean {
  return window.matchMedia(narrowQuery).matches
}

/** Calls back when the header leaves its narrow form; returns the function that stops it. */
export function onWide(callback: () => void): () => void {
  const query = window.matchMedia(narrowQuery)
  const listener = () => {
    if (!query.matches) callback()
  }
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

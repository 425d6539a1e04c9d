/**
 * Up to this width, 900 px at the default text size, the navigation is a panel behind a menu button. The stylesheets
 * of this folder use the same number. It is in em, because larger text leaves space for less.
 */
const narrowQuery = '(max-width: 56.25em)'

/** Whether the header is in its narrow form now. Browser only. */
export function isNarrow(): boolean {
  return window.matchMedia(narrowQuery).matches
}

/** Runs the callback when the header leaves its narrow form. Returns a function that stops this. */
export function onWide(callback: () => void): () => void {
  const query = window.matchMedia(narrowQuery)
  const listener = () => {
    if (!query.matches) callback()
  }
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

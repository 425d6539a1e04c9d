/** From this width on, in px, there is room beside the page for a small window. */
const wide = 1024

/**
 * The size in which the chat may open by itself: one line on narrow screens, and where a form of the page is in sight or in its first
 * screen, because the window would cover the form.
 */
export function chatSize(): 'line' | 'small' {
  const forms = [...document.querySelectorAll('main form')].map((form) => form.getBoundingClientRect())
  const isNear = forms.some(
    ({ top, bottom, height }) =>
      height > 0 && (top + scrollY < innerHeight || (bottom > 0 && top < innerHeight)),
  )
  return isNear || innerWidth < wide ? 'line' : 'small'
}

/** Milliseconds that a pointer or the focus rests on a link before its page is fetched ahead; whoever passes is quicker. */
const dwell = 80

/**
 * Calls back once for each stay on a link, by mouse or by keyboard. A finger gives no notice, and a visitor who saves data wants
 * nothing fetched that was not asked for.
 * @returns takes the listeners away again
 */
export function watchApproach(onApproach: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: HTMLAnchorElement | null = null

  function come(event: Event) {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === current) return
    clearTimeout(timer)
    current = link
    if (link !== null && !savesData()) timer = setTimeout(() => onApproach(link), dwell)
  }

  document.addEventListener('pointerover', come, { passive: true })
  document.addEventListener('focusin', come)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', come)
    document.removeEventListener('focusin', come)
  }
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}

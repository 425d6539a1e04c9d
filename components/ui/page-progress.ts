import { timing } from '@/lib/timing'
import styles from './progress-bar.module.css'

/** The progress bar, once its code is loaded. */
type Bar = { start: () => void; done: () => void }

/**
 * Controls the bar of one navigation at a time (specification §9): it is hidden for 200 ms, so that a quick page
 * shows none, and ends after 5 s at the latest. When its code does not load, there is no bar, and the navigation
 * continues.
 * @param load loads the code of the bar; runs at each start, so it should remember its result
 */
export function createProgressTracker(load: () => Promise<Bar>) {
  type Run = { timers: ReturnType<typeof setTimeout>[]; bar: Promise<Bar | null>; shown: boolean }
  let current: Run | null = null

  function finish(): void {
    if (current === null) return
    const { timers, bar, shown } = current
    current = null
    for (const timer of timers) clearTimeout(timer)
    if (shown) void bar.then((loaded) => loaded?.done())
  }

  function begin(): void {
    finish()
    const run: Run = { timers: [], bar: load().catch(() => null), shown: false }
    current = run
    run.timers.push(
      setTimeout(() => {
        run.shown = true
        void run.bar.then((loaded) => {
          if (current === run) loaded?.start()
        })
      }, timing.progressThrottle),
      setTimeout(finish, timing.progressDuration),
    )
  }

  return { begin, finish }
}

const tracker = createProgressTracker(loadBar)

/**
 * Starts the bar for a navigation of the router, except to another place on the same page.
 * @param href an address of this site
 */
export function beginProgress(href: string): void {
  const { pathname, search } = new URL(href, location.href)
  if (pathname + search !== location.pathname + location.search) tracker.begin()
}

/** Ends the bar when the page is shown. */
export const endProgress = tracker.finish

let loaded: Promise<Bar> | undefined

function loadBar(): Promise<Bar> {
  loaded ??= import('nprogress').then(({ default: nprogress }) => {
    nprogress.configure({
      template: `<div class="${styles.bar}" data-bar aria-hidden="true"></div>`,
      barSelector: '[data-bar]',
      showSpinner: false,
    })
    return { start: () => void nprogress.start(), done: () => void nprogress.done() }
  })
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

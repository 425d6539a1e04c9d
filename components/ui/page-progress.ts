import { timing } from '@/lib/timing'
import styles from './progress-bar.module.css'

/** The bar itself, once its code is there. */
export type Bar = { start: () => void; done: () => void }

/**
 * Times the bar of one navigation at a time (specification §9): nothing shows for 200 ms, so a quick page shows nothing, and
 * after 5 s it ends whatever the page does. A bar whose code does not load is left out; the navigation goes on.
 * @param load fetches the bar's code; called at each start, so it should remember its result
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
 * A navigation of the router begins. Nothing begins where it only leads to another place on the page shown.
 * @param href where it leads, inside this site
 */
export function beginProgress(href: string): void {
  const { pathname, search } = new URL(href, location.href)
  if (pathname + search !== location.pathname + location.search) tracker.begin()
}

/** The page is there. */
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

import { timing } from '@/lib/timing'

/** What a press on a link tells: how it was made, and what the link says. */
export type LinkPress = {
  button: number
  modified: boolean
  href: string
  target: string
  download: boolean
  /** The link does something on this page instead, such as scrolling. */
  staysHere: boolean
}

/**
 * Whether a press on a link starts a navigation of this tab inside this site: no modifier, no other tab, no download, no other
 * host or scheme, and another page than the one shown (a hash alone is none).
 * @param here the address of the page shown
 */
export function startsNavigation(press: LinkPress, here: string): boolean {
  if (press.button !== 0 || press.modified || press.download || press.staysHere) return false
  if (press.target !== '' && press.target !== '_self') return false
  return leadsElsewhere(press.href, here)
}

/** Whether an address is another page of this site than the one shown; both absolute. */
export function leadsElsewhere(href: string, here: string): boolean {
  const from = new URL(here)
  if (!URL.canParse(href)) return false
  const to = new URL(href)
  return to.origin === from.origin && to.pathname + to.search !== from.pathname + from.search
}

/** What a press on a link of the page shown tells. */
export function linkPressOf(event: MouseEvent, link: HTMLAnchorElement): LinkPress {
  return {
    ...plainPressOf(link),
    button: event.button,
    modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
  }
}

/** A press on a link as most are: with the first button, and no key. */
export function plainPressOf(link: HTMLAnchorElement): LinkPress {
  return {
    button: 0,
    modified: false,
    href: link.href,
    target: link.target,
    download: link.hasAttribute('download'),
    staysHere: link.dataset.progress === 'off' || !link.hasAttribute('href'),
  }
}

/**
 * Files, calls, receipts and the mobile pages load anew: the router knows only pages of this layout, and a receipt's address
 * must not be taken along to another page.
 */
const loadsAnew = /^\/(?:apipc|m|receipt|_next)(?:\/|$)|\.[a-z0-9]+$/

/** Whether the router opens what a press on a link leads to. */
export function opensByRouter(press: LinkPress, here: string): boolean {
  if (!startsNavigation(press, here) || loadsAnew.test(new URL(press.href).pathname)) return false
  return !loadsAnew.test(new URL(here).pathname)
}

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

import { performance } from 'node:perf_hooks'
import { lookFirst } from './first-look'

export type PageQueueOptions = {
  /** How many pages are made at once. More of them would not be ready sooner: they share one core. */
  atOnce: number
  /**
   * For how long in ms this process has to have little to do before a page gives its place up: it waits for something else, or
   * for a slow reader, and the next may begin. Short, since behind an upstream that hangs the last of fifty pages, static ones
   * too, begins after twenty-five times this.
   */
  hold: number
  /** After this time in ms it does so even though there is much to do. */
  longest: number
}

const defaults: PageQueueOptions = { atOnce: 2, hold: 60, longest: 3_000 }

/** The share of its time that a process works while pages are being made rather than waited for. */
const working = 0.5

/** The share of the time since the last call in which this process had something to do, for each that asks. */
function measureWork(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization
  }
}

/** What is answered at once: forms and calls, the pages after them, files, and what watches the process. */
const passing =
  /^\/(?:apipc|_next|receipt|lead-result|healthz|readyz|metrics)(?:[/?]|$)|^[^?]*\.[a-z0-9]+(?:\?|$)/

/**
 * Lets pages begin one after the other, so that a form is taken between two of them: when fifty visitors read, a lead would
 * otherwise wait at each of its steps until every page that is being made has had a turn. For every HTTP server of this process.
 */
export function queuePages(options: PageQueueOptions = defaults): void {
  const queue = createPageQueue(options)
  lookFirst(({ request, response }, pass) => {
    if (passing.test(request.url ?? '')) return false
    queue(response, pass)
    return true
  })
}

/** What the queue needs to know of a response. */
type Answer = { destroyed: boolean; once: (event: 'close', listener: () => void) => unknown }

/** A queue by itself: `begin` is called when it is that page's turn, and not at all when its visitor has left by then. */
export function createPageQueue({ atOnce, hold, longest }: PageQueueOptions, measure = measureWork) {
  const waiting: { response: Answer; begin: () => void }[] = []
  let active = 0

  const next = () => {
    while (active < atOnce) {
      const page = waiting.shift()
      if (page === undefined) return
      if (!page.response.destroyed) start(page)
    }
  }
  const start = ({ response, begin }: (typeof waiting)[number]) => {
    active += 1
    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      active -= 1
      // Whoever has come meanwhile with a form is heard first.
      setImmediate(next)
    }
    const work = measure()
    let held = 0
    const look = () => {
      held += hold
      if (held >= longest || work() < working) end()
      else timer = setTimeout(look, hold)
    }
    let timer = setTimeout(look, hold)
    response.once('close', end)
    begin()
  }
  return (response: Answer, begin: () => void) => {
    waiting.push({ response, begin })
    if (waiting.length === 1) setImmediate(next)
  }
}

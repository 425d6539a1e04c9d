import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { hotlineHref, site } from '@/lib/site'

type QueueRules = {
  /** How many pages are made at once. Each step of a lead's request waits for one step of each of them. */
  atOnce?: number
  /** How many requests may wait. */
  longest?: number
  /** How long one may wait, in ms. */
  patience?: number
  /** Whether the process had nothing to do for a part of the time since the last call. */
  isIdle?: () => boolean
}

export type PageQueue = {
  /**
   * Hands a request to its handlers at once, or when its turn comes; never when its client has gone.
   * @param place `last`; `first` for the page after a form, which is never refused
   */
  add(response: ServerResponse, place: 'first' | 'last', handle: () => void): void
}

type Waiting = { response: ServerResponse; place: 'first' | 'last'; since: number; handle: () => void }

/** How often the process checks whether it has time for more pages, in ms. */
const pause = 10

/**
 * Lets pages wait for each other, so that a lead's request waits only for the few that are being made. A page that waits itself (for
 * another host, for a slow client) gives its place up: while the process is idle, more pages are begun.
 */
export function createPageQueue({
  atOnce = 2,
  longest = 1000,
  patience = 20_000,
  isIdle = idleSinceLastCall(),
}: QueueRules = {}): PageQueue {
  const queue: Waiting[] = []
  let active = 0
  let timer: NodeJS.Timeout | undefined

  function begin({ response, handle }: Pick<Waiting, 'response' | 'handle'>): void {
    active += 1
    response.once('close', () => {
      active -= 1
      if (active < atOnce) beginNext(1)
    })
    handle()
  }

  function beginNext(amount: number): void {
    for (const next of queue.splice(0, amount)) begin(next)
  }

  function look(): void {
    timer = undefined
    if (isIdle()) beginNext(atOnce)
    const oldest = performance.now() - patience
    for (const late of queue.filter(({ place, since }) => place === 'last' && since < oldest)) {
      remove(late)
      refuse(late.response)
    }
    lookLater()
  }

  function remove(waiting: Waiting): void {
    const index = queue.indexOf(waiting)
    if (index !== -1) queue.splice(index, 1)
  }

  function lookLater(): void {
    if (queue.length === 0 || timer !== undefined) return
    isIdle()
    timer = setTimeout(look, pause)
  }

  return {
    add(response, place, handle) {
      if (active < atOnce) return begin({ response, handle })
      if (place === 'last' && queue.length >= longest) return refuse(response)
      const waiting = { response, place, since: performance.now(), handle }
      const end = place === 'last' ? queue.length : queue.findIndex((other) => other.place === 'last')
      queue.splice(end === -1 ? queue.length : end, 0, waiting)
      response.once('close', () => remove(waiting))
      lookLater()
    },
  }
}

/** Whether the event loop of this process waited for at least a fifth of the time. */
function idleSinceLastCall(): () => boolean {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization < 0.8
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, {
    'Cache-Control': 'private, no-store',
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': '5',
  })
  response.end(busyPage)
}

const busyPage = `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>现在访问的人太多</title><h1>现在访问的人太多</h1>
<p>请过几秒再刷新。急需咨询请致电 <a href="${hotlineHref}">${site.hotline}</a>。</p></html>
`

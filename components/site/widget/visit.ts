import { apiAddress, visitPath } from '@/lib/leads/api-paths'
import { recordVisit, visitOf } from '@/lib/leads/touches'
import { timing } from '@/lib/timing'
import { dueNotice, type Notice, notices } from '@/lib/widget/notices'
import { isTestPopupSeason } from '@/lib/widget/test-season'
import type { AppState } from '@/stores/app-state'
import type { AppStore } from '@/stores/app-store'
import { recall, remember, vendorChatMemory } from './session-memory'

/** Names of the notices that had their turn in this visit, joined by commas. */
const doneKey = 'visit-notices'

/**
 * What a page does on its own while somebody reads it: notes where the visit came from, and opens one thing, five seconds after
 * the page was loaded or, when the visitor was busy then, five quiet seconds after that. Returns the function that ends it.
 * @param arrival what the browser said when the page was loaded
 */
export function beginVisit(
  store: AppStore,
  arrival: { href: string; referrer: string; at: number },
): () => void {
  recordVisit(arrival.href, arrival.referrer)
  countVisit(arrival)

  const end = new AbortController()
  let done: Notice[] = notices.filter((notice) => recall(doneKey)?.split(',').includes(notice))
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  let isOver = false

  const markDone = (notice: Notice) => {
    if (done.includes(notice)) return
    done = [...done, notice]
    remember(doneKey, done.join(','))
  }

  function wait(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(open, ms)
  }

  function open() {
    if (isOver) return
    const state = store.getState()
    isWaiting = isBusy(state)
    if (isWaiting) return
    const notice = dueNotice({
      done,
      isChatOpen: recall(vendorChatMemory) === 'open',
      path: location.pathname,
      hasWidget: state.widget === 'open',
      isTestSeason: isTestPopupSeason(new Date()),
    })
    isOver = true
    if (notice === null) return
    if (notice === 'chat') return state.chatDue()
    markDone(notice)
    state.noticeDue(notice)
  }

  /** The visitor may have become free: the five seconds begin again. */
  const resume = () => {
    if (isWaiting) wait(timing.chatAutoOpen)
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (isChatShown(before) && !isChatShown(state)) markDone('chat')
    if (state.isChatHandedOver !== before.isChatHandedOver)
      remember(vendorChatMemory, state.isChatHandedOver ? 'open' : '')
    if (state.floating?.kind === 'chat' || state.dialog?.kind === 'notice') isOver = true
    if (!isBusy(state)) resume()
  })
  for (const event of ['focusout', 'visibilitychange', 'close', 'toggle']) {
    // `close` and `toggle` do not bubble.
    document.addEventListener(event, resume, { capture: true, signal: end.signal })
  }

  wait(Math.max(0, timing.chatAutoOpen - (performance.now() - arrival.at)))
  return () => {
    end.abort()
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Tells that a visit began, so that campaigns can be compared: no identifier goes along. A page loaded again is no new visit. */
function countVisit({ href, referrer }: { href: string; referrer: string }): void {
  try {
    const [navigation] = performance.getEntriesByType('navigation')
    const isAgain = navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
    const visit = visitOf({ href, referrer, now: new Date() })
    if (visit !== null && !isAgain) navigator.sendBeacon(apiAddress(visitPath), JSON.stringify(visit))
  } catch {
    // A visit that cannot be counted is one less.
  }
}

/**
 * Anyone who reads something that lies over the page, types or chooses is not to be disturbed; nor does anything open in a tab
 * that nobody looks at.
 */
const isBusy = ({ dialog, floating }: AppState): boolean =>
  dialog !== null ||
  floating !== null ||
  document.hidden ||
  document.activeElement?.matches('input, select, textarea, [aria-expanded="true"]') === true ||
  document.querySelector('dialog[open]') !== null

/** In the page, or in the window of a chat service. */
const isChatShown = ({ floating, isChatHandedOver }: AppState): boolean =>
  floating?.kind === 'chat' || isChatHandedOver

import { apiAddress, visitPath } from '@/lib/leads/api-paths'
import { recordVisit, visitOf } from '@/lib/leads/touches'
import { timing } from '@/lib/timing'
import { dueNotice, type Notice, notices } from '@/lib/widget/notices'
import { isTestPopupSeason } from '@/lib/widget/test-season'
import type { AppState } from '@/stores/app-state'
import type { AppStore } from '@/stores/app-store'
import { chatSize } from './chat-size'
import { recall, remember, vendorChatMemory } from './session-memory'

/** Storage key of the notices that were shown in this visit, joined by commas. */
const doneKey = 'visit-notices'

/**
 * What a page does by itself while a visitor reads it: it stores the source of the visit, and opens one thing, five
 * seconds after the page was loaded, or after five quiet seconds when the visitor was busy then. Returns a function
 * that ends it.
 * @param arrival address and referrer when the page was loaded
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
    if (notice === 'chat') return state.chatDue(chatSize())
    markDone(notice)
    state.noticeDue(notice)
  }

  /** The visitor may be free again, so the five seconds begin again. */
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
    // `close` and `toggle` do not bubble, so this listens in the capture phase.
    document.addEventListener(event, resume, { capture: true, signal: end.signal })
  }

  wait(Math.max(0, timing.chatAutoOpen - (performance.now() - arrival.at)))
  return () => {
    end.abort()
    clearTimeout(timer)
    unsubscribe()
  }
}

/**
 * Reports that a visit began, without an identifier, so that campaigns can be compared. A reload is not a new visit.
 */
function countVisit({ href, referrer }: { href: string; referrer: string }): void {
  try {
    const [navigation] = performance.getEntriesByType('navigation')
    const isAgain = navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
    const visit = visitOf({ href, referrer, now: new Date() })
    if (visit !== null && !isAgain) navigator.sendBeacon(apiAddress(visitPath), JSON.stringify(visit))
  } catch {
    // A visit that cannot be counted is simply left out.
  }
}

/**
 * Whether nothing may open now: the visitor reads something that covers the page, types or chooses, or the tab is
 * hidden.
 */
const isBusy = ({ dialog, floating }: AppState): boolean =>
  dialog !== null ||
  floating !== null ||
  document.hidden ||
  document.activeElement?.matches('input, select, textarea, [aria-expanded="true"]') === true ||
  document.querySelector('dialog[open]') !== null

/** Whether the chat is shown, in the page or in the window of a chat service. */
const isChatShown = ({ floating, isChatHandedOver }: AppState): boolean =>
  floating?.kind === 'chat' || isChatHandedOver

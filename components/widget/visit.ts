import { recordVisit } from '@/lib/leads/touches'
import { dueNotice, type Notice, notices } from '@/lib/widget/notices'
import { isTestPopupSeason } from '@/lib/widget/test-season'
import type { AppState, AppStore } from '@/stores/app-store'
import { recall, remember } from './session-memory'

/** Names of the notices of this visit that had their turn, joined by commas. */
const seenKey = 'visit-notices'

/** How often the moment is looked at, ms. */
const pace = 250

/**
 * What a page does on its own while somebody reads it: notes where the visit came from, and opens the chat and the notices
 * when they are due. Returns the function that ends it.
 * @param arrival what the browser said when the page was loaded
 */
export function beginVisit(
  store: AppStore,
  arrival: { href: string; referrer: string; at: number },
): () => void {
  recordVisit(arrival.href, arrival.referrer)

  let seen: Notice[] = notices.filter((notice) => recall(seenKey)?.split(',').includes(notice))
  let closedAt: number | null = null
  const markSeen = (notice: Notice) => {
    if (seen.includes(notice)) return
    seen = [...seen, notice]
    remember(seenKey, seen.join(','))
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.floating?.kind === 'chat') markSeen('chat')
    if (liesOverPage(before) && !liesOverPage(state)) closedAt = performance.now()
  })

  function look() {
    const state = store.getState()
    const now = performance.now()
    const notice = dueNotice({
      sinceLoad: now - arrival.at,
      sinceClosed: closedAt === null ? null : now - closedAt,
      isOccupied: liesOverPage(state) || isElsewhere(),
      seen,
      path: location.pathname,
      hasWidget: state.widget === 'open',
      isTestSeason: isTestPopupSeason(new Date()),
    })
    if (notice === null) return
    markSeen(notice)
    if (notice === 'chat') state.chatDue()
    else state.noticeDue(notice)
    if (seen.length === notices.length) clearInterval(timer)
  }

  const timer = setInterval(look, pace)
  return () => {
    clearInterval(timer)
    unsubscribe()
  }
}

const liesOverPage = ({ dialog, floating }: AppState) => dialog !== null || floating !== null

/** Whoever types or chooses is not to be disturbed; nor does anything open in a tab that nobody looks at. */
function isElsewhere(): boolean {
  return (
    document.hidden ||
    document.activeElement?.matches('input, select, textarea, [aria-expanded="true"]') === true ||
    document.querySelector('dialog[open]') !== null
  )
}

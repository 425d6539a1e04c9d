import { englishPages, paths } from '@/lib/routing/paths'

/** What may open by itself, at most one per page load. */
export const notices = ['age', 'chat', 'test'] as const
export type Notice = (typeof notices)[number]

export type Moment = {
  /** Notices that have already opened in this visit; the chat counts once the visitor has closed it. */
  done: readonly Notice[]
  /** Whether the window of a chat service was open on the previous page, with a conversation in it. */
  isChatOpen: boolean
  /** Path of the page in the address bar. */
  path: string
  /** Whether this page shows the floating window; the test popup is part of it. */
  hasWidget: boolean
  isTestSeason: boolean
}

/**
 * What opens by itself on this page load, if anything (specification §4 and §9): the adult-only notice at the first load of a visit, then
 * the chat at every load until it has been closed once, then the test. A running conversation comes first. On the two English about pages
 * nothing opens.
 */
export function dueNotice(moment: Moment): Notice | null {
  if (moment.isChatOpen && fits('chat', moment)) return 'chat'
  return notices.find((notice) => !moment.done.includes(notice) && fits(notice, moment)) ?? null
}

function fits(notice: Notice, { path, hasWidget, isTestSeason }: Moment): boolean {
  if (englishPages.some((page) => path.endsWith(page))) return false
  // The address of a receipt is its key, and the script of a chat service could read it.
  if (path.startsWith(`${paths.receipts}/`)) return false
  if (notice === 'test') return hasWidget && isTestSeason && !path.endsWith(paths.personalityTest)
  return true
}

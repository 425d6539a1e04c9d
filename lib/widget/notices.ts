import { paths } from '@/lib/routing/paths'
import { timing } from '@/lib/site'

/** What may open on its own, in this order, each once per visit. */
export const notices = ['chat', 'age', 'test'] as const
export type Notice = (typeof notices)[number]

export type Moment = {
  /** Since this page was loaded, ms. */
  sinceLoad: number
  /** Since the last thing that lay over the page was closed, ms; null when there was none. */
  sinceClosed: number | null
  /** Something lies over the page, or the visitor is filling in a form. */
  isOccupied: boolean
  seen: readonly Notice[]
  /** Path of the page in the address bar. */
  path: string
  /** Whether the floating window stands open on this page; the test popup is part of it. */
  hasWidget: boolean
  isTestSeason: boolean
}

const englishPages: readonly string[] = ['/special/about_en', '/special/aw_en_web']

/**
 * What opens now, if anything (specification §4 and §9): never before the page stands for 5 seconds, one thing at a time,
 * and the next one only after 5 quiet seconds. The two English about pages stay alone.
 */
export function dueNotice(moment: Moment): Notice | null {
  const { sinceLoad, sinceClosed, isOccupied, seen } = moment
  if (isOccupied || sinceLoad < timing.chatAutoOpen) return null
  if (sinceClosed !== null && sinceClosed < timing.chatAutoOpen) return null
  return notices.find((notice) => !seen.includes(notice) && fits(notice, moment)) ?? null
}

function fits(notice: Notice, { path, hasWidget, isTestSeason }: Moment): boolean {
  if (englishPages.includes(path)) return false
  // The address of a receipt opens it, and a chat may be somebody else's script, which could read the address.
  if (path.startsWith(`${paths.receipts}/`)) return false
  if (notice === 'test') return hasWidget && isTestSeason && path !== paths.personalityTest
  return true
}

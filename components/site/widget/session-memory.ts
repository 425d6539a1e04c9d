/** Under this key the rail remembers that it was folded: `closed`. */
export const railMemory = 'floating-window'

/** Under this key the rail remembers which promo banner was open, by its id. */
export const bannerMemory = 'open-banner'

/** What the visitor did in this session. Where storage is refused, nothing is remembered and everything works on. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Forgotten on the next page.
  }
}

const reopenKey = 'reopen'

/** What the visitor had opened when its code could not be loaded; the page reloaded for it opens it again. */
export type Reopened = { kind: 'panel'; panel: string } | { kind: 'chat'; topic: string }

export const rememberOpened = (opened: Reopened) => remember(reopenKey, JSON.stringify(opened))

/** What this page was reloaded for, of one kind, once; null when it was not. */
export function takeReopened<K extends Reopened['kind']>(kind: K): Extract<Reopened, { kind: K }> | null {
  try {
    const opened = JSON.parse(recall(reopenKey) ?? 'null') as Reopened | null
    if (opened?.kind !== kind) return null
    remember(reopenKey, 'null')
    return opened as Extract<Reopened, { kind: K }>
  } catch {
    return null
  }
}

/** Whether the rail looks other than at first: folded, with an open banner, or the page was reloaded for one of its panels. */
export const isRailChanged = () =>
  recall(railMemory) === 'closed' || Boolean(recall(bannerMemory)) || (recall(reopenKey) ?? 'null') !== 'null'

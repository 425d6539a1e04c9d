/** Under this key the rail remembers that it was folded: `closed`. */
export const railMemory = 'floating-window'

/** Under this key the rail remembers which promo banner was open, by its id. */
export const bannerMemory = 'open-banner'

/** Under this key the visit remembers that the window of a chat service is open: `open`. */
export const vendorChatMemory = 'vendor-chat'

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

const openedKey = 'opened'

/** What can be opened again: a panel by its id, the chat by its topic. */
type Reopenable = 'panel' | 'chat'

/** Notes what the visitor had opened when its code could not be loaded; the page reloaded for it opens it again. */
export const rememberOpened = (kind: Reopenable, what: string) => remember(openedKey, `${kind}:${what}`)

/** What this page was reloaded for, of one kind, once; null when it was not. Whatever else the storage holds is nothing. */
export function takeOpened(kind: Reopenable): string | null {
  const [opened, what] = (recall(openedKey) ?? '').split(/:(.*)/s)
  if (opened !== kind || what === undefined) return null
  remember(openedKey, '')
  return what
}

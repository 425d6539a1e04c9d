import type { SessionKey } from '@/lib/leads/browser-storage'

/** Storage key of a folded rail: `closed`. */
export const railMemory = 'floating-window'

/** Storage key of the open promo banner: its id. */
export const bannerMemory = 'open-banner'

/** Storage key of the line of promo banners on phones, which the first page of a visit shows: `shown`. */
export const promoMemory = 'promo-line'

/** Storage key of the open window of a chat service: `open`. */
export const vendorChatMemory = 'vendor-chat'

/** What the visitor did in this session. When storage is refused, nothing is remembered and everything else works. */
export function recall(key: SessionKey): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: SessionKey, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Without storage the next page does not know it.
  }
}

const openedKey: SessionKey = 'opened'

/** What can be opened again after a reload: a panel by its id, the chat by its topic. */
type Reopenable = 'panel' | 'chat'

/** Remembers what the visitor had opened when its code could not be loaded. After a reload it is opened again. */
export const rememberOpened = (kind: Reopenable, what: string) => remember(openedKey, `${kind}:${what}`)

/**
 * What this page was reloaded for, returned once for each kind; null for other stored values and when there was no
 * reload.
 */
export function takeOpened(kind: Reopenable): string | null {
  const [opened, what] = (recall(openedKey) ?? '').split(/:(.*)/s)
  if (opened !== kind || what === undefined) return null
  remember(openedKey, '')
  return what
}

import type { LocalKey } from '@/lib/leads/browser-storage'
import { parseJson } from './parse-json'

type BrowserStore<T> = {
  /** The stored value; the same object until its text changes. Browser only. */
  read: () => T
  /** Stores a value and notifies the subscribers. */
  write: (value: T) => void
  /**
   * Calls `notify` when the value may have changed, in this tab or in another one, until the returned function is called. Another tab may
   * have changed any key; `read` then still returns the same object unless this value changed.
   */
  subscribe: (notify: () => void) => () => void
}

/**
 * A value in the storage of this browser, as JSON under a key. The storage may be refused, full, edited by hand or changed in another
 * tab; none of that may break a page.
 * @param parse makes the value from the parsed JSON; gets null when nothing is stored, or no valid JSON
 */
export function browserStore<T>(key: LocalKey, parse: (stored: unknown) => T): BrowserStore<T> {
  const listeners = new Set<() => void>()
  /** Keeps what the browser refused to store, as long as this page is open. */
  let unsaved: string | null = null
  let parsed = { text: '', value: parse(null) }

  return {
    read: () => {
      let text = unsaved
      try {
        text ??= localStorage.getItem(key)
      } catch {
        // Treated as if nothing were stored.
      }
      text ??= ''
      if (text !== parsed.text) parsed = { text, value: parse(parseJson(text)) }
      return parsed.value
    },
    write: (value) => {
      unsaved = JSON.stringify(value)
      try {
        localStorage.setItem(key, unsaved)
        unsaved = null
      } catch {
        // The value stays in `unsaved`.
      }
      for (const notify of listeners) notify()
    },
    subscribe: (notify) => {
      listeners.add(notify)
      window.addEventListener('storage', notify)
      return () => {
        listeners.delete(notify)
        window.removeEventListener('storage', notify)
      }
    },
  }
}

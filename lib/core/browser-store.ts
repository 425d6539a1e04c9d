export type BrowserStore<T> = {
  /** The value kept; the same object until its text changes. Browser only. */
  read: () => T
  /** Stores a value and notifies the subscribers. */
  write: (value: T) => void
  /**
   * Calls back when the value may have changed, in this tab or in another one (there for any key: what is read stays the same
   * object unless it was this one), until the function returned is called.
   */
  subscribe: (notify: () => void) => () => void
}

/**
 * A value in the storage of this browser, as JSON under a key. The storage may be refused, full, edited by hand or changed in
 * another tab; none of that may break a page.
 * @param parse makes the value of the parsed JSON; gets null where nothing is stored, or no JSON
 */
export function browserStore<T>(key: string, parse: (stored: unknown) => T): BrowserStore<T> {
  const listeners = new Set<() => void>()
  /** Holds what storage would not take, for the time of this page. */
  let unsaved: string | null = null
  let parsed = { text: '', value: parse(null) }

  return {
    read: () => {
      let text = unsaved
      try {
        text ??= localStorage.getItem(key)
      } catch {
        // As if nothing were kept.
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
        // Stays unsaved.
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/*
 * Notes of the family on its options, in this browser only. The storage is the visitor's: it may be refused, full or edited by
 * hand, and none of that may break a page.
 */

const key = 'decision-notes'

/** So many options keep their notes; the oldest go first. */
const limit = 40

const longest = 600

const listeners = new Set<() => void>()

/** Holds what storage would not take, for the time of this page. */
let unsaved: string | null = null

let parsed: { text: string; notes: Readonly<Record<string, string>> } = { text: '', notes: {} }

/** The note on an option; empty where there is none. Browser only. */
export function readNote(option: string): string {
  return notes()[option] ?? ''
}

/** Keeps a note; an empty one is let go. */
export function writeNote(option: string, text: string): void {
  const { [option]: _, ...others } = notes()
  const kept = Object.entries(others).slice(-(limit - 1))
  write(JSON.stringify(Object.fromEntries(text === '' ? kept : [...kept, [option, text.slice(0, longest)]])))
  for (const notify of listeners) notify()
}

/** Calls back when a note changes, in this tab or in another one. */
export function subscribeToNotes(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  listeners.add(notify)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', onStorage)
  }
}

function notes(): Readonly<Record<string, string>> {
  const text = unsaved ?? readStored()
  if (text !== parsed.text) parsed = { text, notes: parse(text) }
  return parsed.notes
}

function readStored(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(key, text)
    unsaved = null
  } catch {
    unsaved = text
  }
}

function parse(text: string): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).flatMap(([option, note]) =>
        typeof note === 'string' ? [[option, note.slice(0, longest)]] : [],
      ),
    )
  } catch {
    return {}
  }
}

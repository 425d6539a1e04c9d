import { shortlistLimit, toSchoolIds } from './school-ids'

/*
 * Schools the visitor keeps in this browser, by id. The storage is the visitor's: it may be refused, full, edited by hand or
 * changed in another tab, and none of that may break a page.
 */

const key = 'school-shortlist'

const listeners = new Set<() => void>()

/** Holds what storage would not take, for the time of this page. */
let unsaved: string | null = null

let parsed: { text: string; ids: readonly string[] } = { text: '', ids: [] }

/** The ids kept, oldest first; the same array until something changes. Browser only. */
export function readShortlist(): readonly string[] {
  const text = unsaved ?? readStored()
  if (text !== parsed.text) parsed = { text, ids: parseShortlist(text) }
  return parsed.ids
}

const none: readonly string[] = []

/** Adds or removes a school. A full list takes no more: it answers false and stays as it is. */
export function setShortlisted(id: string, isWanted: boolean): boolean {
  const others = readShortlist().filter((kept) => kept !== id)
  if (isWanted && others.length >= shortlistLimit) return false
  write(JSON.stringify(isWanted ? [...others, id] : others))
  for (const notify of listeners) notify()
  return true
}

/** Calls back when the list changes, in this tab or in another one. */
export function subscribeToShortlist(notify: () => void): () => void {
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

function parseShortlist(text: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? toSchoolIds(value) : none
  } catch {
    return none
  }
}

import { browserStore } from '@/lib/core/browser-store'

/** The number of options whose notes are kept; the oldest are deleted first. */
const limit = 40

/** Longest note, in characters. */
export const noteLimit = 600

/** Notes of the family on its options, stored in this browser only. */
const notes = browserStore('decision-notes', (stored): Readonly<Record<string, string>> => {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([option, note]) =>
      typeof note === 'string' ? [[option, note.slice(0, noteLimit)]] : [],
    ),
  )
})

export const { subscribe: subscribeToNotes } = notes

/** The note on an option; empty when there is none. Browser only. */
export function readNote(option: string): string {
  return notes.read()[option] ?? ''
}

/** Stores a note; an empty note is deleted. */
export function writeNote(option: string, text: string): void {
  const { [option]: _, ...others } = notes.read()
  const kept = Object.entries(others).slice(-(limit - 1))
  notes.write(Object.fromEntries(text === '' ? kept : [...kept, [option, text.slice(0, noteLimit)]]))
}

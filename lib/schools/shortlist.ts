import { browserStore } from '@/lib/core/browser-store'
import { shortlistLimit, toSchoolIds } from './school-ids'

/** Schools that the visitor keeps in this browser, by id, oldest first. */
const shortlist = browserStore('school-shortlist', (stored): readonly string[] =>
  Array.isArray(stored) ? toSchoolIds(stored) : [],
)

export const { read: readShortlist, subscribe: subscribeToShortlist } = shortlist

/** Adds or removes a school. A full list stays unchanged, and the result is false. */
export function setShortlisted(id: string, isWanted: boolean): boolean {
  const others = readShortlist().filter((kept) => kept !== id)
  if (isWanted && others.length >= shortlistLimit) return false
  shortlist.write(isWanted ? [...others, id] : others)
  return true
}

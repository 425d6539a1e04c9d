import type { DatabaseSync } from 'node:sqlite'
import { isHan, wordsOf } from './text'

/** Characters read behind a match, to see where the dictionary ends its words. */
const behind = 6

/** Names are transliterated: the dictionary cuts them anywhere, so that a match counts at a name's beginning alone. */
const transliterated = new Set(['school', 'hischool'])

/**
 * Whether a word of a document begins with characters that no dictionary joins: 港三 does not stand in 香港三扇门. A document that
 * shows the characters nowhere is found by a name, and counts.
 */
export function createWordStarts(database: DatabaseSync): (document: number, characters: string) => boolean {
  const shown = database.prepare('select type, title, text from document where id = ?')

  return (document, characters) => {
    const row = shown.get(document)
    const text = `${row?.title}\n${row?.text}`
    const places = placesOf(text, characters)
    if (places.length === 0) return true
    const isWord = transliterated.has(String(row?.type)) ? beginsRun : isCutOut
    return places.some((place) => isWord(text, place, characters.length))
  }
}

function placesOf(text: string, characters: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(characters); at >= 0; at = text.indexOf(characters, at + 1)) places.push(at)
  return places
}

const beginsRun = (text: string, place: number): boolean => !isHan(text.slice(Math.max(0, place - 1), place))

/** Whether the dictionary cuts a run at both ends of a match. */
function isCutOut(text: string, place: number, length: number): boolean {
  let start = place
  while (start > 0 && !beginsRun(text, start)) start -= 1
  const ends = new Set([start])
  let at = start
  for (const word of wordsOf(text.slice(start, place + length + behind))) {
    at += word.length
    ends.add(at)
  }
  return ends.has(place) && ends.has(place + length)
}

import type { HitRange } from '@/lib/contract/search'
import { fold } from '@/lib/host/text/text'

/** Width of an excerpt, and of its part before the first match; a Latin letter is 1 wide, a Chinese character 2. */
const excerptWidth = 190
const leadWidth = 40

const isAbbreviation = /^[a-z]{1,3}$/

/**
 * The positions of terms in a text, as sorted ranges that neither touch nor overlap. A Latin term must begin a word, and an abbreviation
 * must be a whole word: PR is not marked in Proficient.
 * @param terms folded, as in the index
 */
export function findHits(text: string, terms: readonly string[]): HitRange[] {
  const { folded, at } = foldInPlace(text)
  const found: HitRange[] = []
  for (const term of terms) {
    for (let start = folded.indexOf(term); start >= 0; start = folded.indexOf(term, start + 1)) {
      const end = start + term.length
      if (isWordInside(folded, start) || (isAbbreviation.test(term) && isWordInside(folded, end))) continue
      found.push([at[start] ?? 0, at[end] ?? text.length])
    }
  }
  return merge(found)
}

/** Part of a text around its first match, on one line, with the matches inside it; the beginning when nothing matches. */
export function cutExcerpt(text: string, terms: readonly string[]): { text: string; hits: HitRange[] } {
  const line = text.replace(/\s+/g, ' ').trim()
  const start = startOf(line, findHits(line, terms)[0]?.[0] ?? 0)
  const end = start + fitting(line.slice(start), excerptWidth)
  const cut = `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
  return { text: cut, hits: findHits(cut, terms) }
}

/**
 * The start of the excerpt: 0 when the first match is near enough to be visible from there, otherwise the sentence of the match; only inside
 * a sentence that is longer than an excerpt, some characters before the match, at the beginning of a word.
 */
function startOf(line: string, firstHit: number): number {
  const most = excerptWidth - leadWidth
  if (firstHit < fitting(line, most) || fitting(line, excerptWidth) === line.length) return 0
  const before = line.slice(0, firstHit)
  const sentence = before.search(/[^。！？；]*$/)
  return firstHit - sentence < fitting(line.slice(sentence), most)
    ? sentence
    : before.slice(0, -leadWidth / 2).search(/(?:\b[a-z\d]+|[\ud800-\udbff])?$/i)
}

/** How many UTF-16 units from the start fit into a width, without half a character. */
function fitting(text: string, width: number): number {
  let units = 0
  let used = 0
  for (const character of text) {
    used += character > '\u024F' ? 2 : 1
    if (used > width) break
    units += character.length
  }
  return units
}

/** Folds character by character and records the original position of each folded unit. */
function foldInPlace(text: string): { folded: string; at: number[] } {
  const at: number[] = []
  let folded = ''
  let offset = 0
  for (const character of text) {
    const unit = foldCharacter(character)
    for (let index = 0; index < unit.length; index += 1) at.push(offset)
    folded += unit
    offset += character.length
  }
  return { folded, at }
}

/** A cache: all texts together contain only a few thousand different characters. */
const foldedCharacters = new Map<string, string>()

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character)
  if (known !== undefined) return known
  const folded = fold(character)
  foldedCharacters.set(character, folded)
  return folded
}

function isWordInside(folded: string, start: number): boolean {
  const latin = /[a-z\d]/
  return latin.test(folded[start] ?? '') && latin.test(folded[start - 1] ?? '')
}

function merge(ranges: HitRange[]): HitRange[] {
  const merged: HitRange[] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

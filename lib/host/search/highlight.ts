import type { HitRange } from '@/lib/api/search'
import { fold } from './text'

/** Characters of an excerpt, and how many of them stand before its first match. */
const excerptLength = 90
const lead = 20

/**
 * Where terms stand in a text, as sorted ranges that neither touch nor overlap. A Latin term counts from the start of a word.
 * @param terms folded, as the index holds them
 */
export function findHits(text: string, terms: readonly string[]): HitRange[] {
  const { folded, at } = foldInPlace(text)
  const found: HitRange[] = []
  for (const term of terms) {
    for (let start = folded.indexOf(term); start >= 0; start = folded.indexOf(term, start + 1)) {
      if (isWordInside(folded, start)) continue
      found.push([at[start] ?? 0, at[start + term.length] ?? text.length])
    }
  }
  return merge(found)
}

/** Part of a text around its first match, on one line, with the matches inside it; the beginning when nothing matches. */
export function cutExcerpt(text: string, terms: readonly string[]): { text: string; hits: HitRange[] } {
  const line = text.replace(/\s+/g, ' ').trim()
  const first = findHits(line, terms)[0]?.[0] ?? 0
  const latest = Math.max(0, line.length - excerptLength)
  const start = first <= excerptLength - lead ? 0 : boundary(line, Math.min(first - lead, latest))
  const end = boundary(line, start + excerptLength)
  const cut = `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`
  return { text: cut, hits: findHits(cut, terms) }
}

/** Folds character by character, remembering where each folded unit came from. */
function foldInPlace(text: string): { folded: string; at: number[] } {
  const at: number[] = []
  let folded = ''
  let offset = 0
  for (const character of text) {
    const unit = fold(character)
    for (let index = 0; index < unit.length; index += 1) at.push(offset)
    folded += unit
    offset += character.length
  }
  return { folded, at }
}

function isWordInside(folded: string, start: number): boolean {
  const latin = /[a-z\d]/
  return latin.test(folded[start] ?? '') && latin.test(folded[start - 1] ?? '')
}

/** Never cuts a surrogate pair. */
function boundary(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : Math.min(at, text.length)
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

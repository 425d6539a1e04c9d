import { toPinyin } from '@/lib/host/text/pinyin'
import { foldName } from '../fold-name'
import { placeSpellings } from './place-words'

/** Folded names with full pinyin and initials, and with equal words for their places; one per line, so that no match extends over two names. */
export function searchText(names: readonly (string | null)[]): string {
  const known = names.filter((name) => name !== null)
  const spelled = known.flatMap(placeSpellings)
  const typed = known.flatMap((name) => {
    const pinyin = toPinyin(name)
    return !pinyin ? [] : [pinyin.joined, ...pinyin.initials]
  })
  const english = known.flatMap(acronymOf)
  return `${[...new Set([...[...known, ...spelled].map(foldName), ...typed, ...english])].join('\n')}\n`
}

const smallWords = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'de', 'la', 'du'])

/** The initials of an English name of three words or more, such as `ucl`. */
function acronymOf(name: string) {
  if (/\p{Script=Han}/u.test(name)) return []
  const words = foldName(name)
    .split(/[^a-z]+/)
    .filter(Boolean)
  const initials = words
    .filter((word) => !smallWords.has(word))
    .map((word) => word[0])
    .join('')
  return initials.length >= 3 ? [initials] : []
}

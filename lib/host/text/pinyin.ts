import { customPinyin, pinyin } from 'pinyin-pro'
import { isHan, nameWords } from './text'

/** Place names whose characters the dictionary would read differently. */
customPinyin({
  都柏林: 'dū bó lín',
  柏林: 'bó lín',
  伯克利: 'bó kè lì',
  柏克莱: 'bó kè lái',
  伯明翰: 'bó míng hàn',
  重庆: 'chóng qìng',
  厦门: 'xià mén',
  成均馆: 'chéng jūn guǎn',
})

type NamePinyin = {
  /** Each word, and each remainder from a word to the end: `lundun`, `daxue`, `xueyuan`, `daxuexueyuan`. */
  words: string[]
  /** All syllables joined: `lundundaxuexueyuan`. */
  joined: string
  /** Initials, as they are and with repeated letters reduced, because people type `ldxy` for `lddxxy`. */
  initials: string[]
}

const syllablesOf = (text: string): string[] =>
  pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: false }).map((syllable) =>
    syllable.replaceAll('ü', 'v').toLowerCase(),
  )

/** How a Chinese name is typed in Latin letters; null for a name without Chinese characters. */
export function toPinyin(name: string): NamePinyin | null {
  const cut = nameWords(name)
  const text = cut.join('')
  if (!isHan(text)) return null
  const syllables = syllablesOf(text)
  const initials = syllables.map((syllable) => syllable[0] ?? '').join('')
  return {
    words: toWords(cut, syllables),
    joined: syllables.join(''),
    initials: [...new Set([initials, initials.replace(/(.)\1+/g, '$1')])],
  }
}

/** Syllables are read in the whole name, because a reading depends on its neighbours, and are then assigned to the words. */
function toWords(cut: readonly string[], syllables: readonly string[]): string[] {
  let at = 0
  return cut.flatMap((word) => {
    const start = at
    at += isHan(word) ? [...word].length : 1
    return [...new Set([syllables.slice(start, at).join(''), syllables.slice(start).join('')])]
  })
}

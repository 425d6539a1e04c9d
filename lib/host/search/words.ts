import { fold, isHan, joinCodes, wordAtStart, wordsOf } from '@/lib/host/text/text'
import words from './data/words.json'

/** What a piece of a text is: `matter` covers all words with a known meaning that are neither a country nor a level. */
export type WordKind = 'country' | 'level' | 'matter' | 'filler' | 'name' | 'word' | 'loose'

/** A piece of a text: `meaning` is the first name of its concept, or the text itself. */
export type Piece = { text: string; meaning: string; kind: WordKind }

type Known = { meaning: string; kind: WordKind }

const entries = (lists: readonly (readonly string[])[], kind: WordKind): [string, Known][] =>
  lists.flatMap((same) => same.map((word): [string, Known] => [word, { meaning: same[0] ?? word, kind }]))

const known = new Map<string, Known>([
  ...words.fillers.map((word): [string, Known] => [word, { meaning: word, kind: 'filler' }]),
  ...words.field.map((word): [string, Known] => [word, { meaning: word, kind: 'word' }]),
  ...entries(words.same, 'matter'),
  ...entries(words.levels, 'level'),
  ...entries(words.countries, 'country'),
])

const synonyms = new Map(
  [...words.countries, ...words.levels, ...words.same].flatMap((same) =>
    same.map((word) => [word, same] as const),
  ),
)

const generic = new Set(words.generic)

/** How much a piece says about what is wanted; words that everything has say hardly anything. */
const weights = { country: 1, level: 0.9, matter: 1.1, filler: 0, name: 2, word: 1, loose: 1 } as const

/** Matters that no school's or country's page holds: the page of the matter answers them. */
const elsewhere = new Set(words.elsewhere)

export const weightOf = ({ meaning, kind }: Piece): number =>
  generic.has(meaning) ? 0.15 : elsewhere.has(meaning) ? weights.name : weights[kind]

/** Whether a school's own page answers a piece beside its name. */
export const isOfSchool = ({ meaning, kind }: Piece): boolean =>
  /matter|level|country/.test(kind) && !elsewhere.has(meaning)

/** Whether a word says hardly anything, because everything has it. */
export const isGeneric = (word: string): boolean => generic.has(word)

/** A name without 大学 and its like. */
export const withoutGeneric = (name: string): string =>
  words.generic.filter((word) => word.length > 1).reduce((rest, word) => rest.replaceAll(word, ''), name)

/** The countries that the search knows, by the names of the site. */
export const countryNames: readonly string[] = words.countries.flatMap(([name]) => name ?? [])

/** Whether a word names a country. */
export const isCountry = (word: string): boolean => known.get(word)?.kind === 'country'

/** Words that mean the same as one, itself among them. */
export const sameWordsAs = (word: string): readonly string[] => synonyms.get(word) ?? [word]

/** Every word of a concept, with its meaning: what a slip of the pen may have meant. */
export const conceptWords: readonly string[] = [
  ...synonyms.keys(),
  ...words.fillers.filter((word) => word.length > 1),
]

/** A place where names end that begin at a place of a text, with the name's key. */
export type NamesAt = (text: string, start: number) => { end: number; key: string }[]

/** What a piece costs: the cheapest cut has few pieces, and leaves few characters alone. */
const costs = { country: 1, level: 1, matter: 1, filler: 1, name: 1.05, word: 1.2, loose: 2 } as const

const longestKnown = Math.max(...Array.from(known.keys(), (word) => word.length))

/** Numbers become what they ask for: an amount a budget, a place the ranking, points the needed score; results in an exam drop. */
const prepared = (text: string): string =>
  joinCodes(fold(text))
    .replace(/(雅思|托福|均分|绩点|ielts|toefl|gpa)\s*\d+(?:\.\d+)?分?/g, '$1 ')
    .replace(/\d+(?:\.\d+)?分(?!制|校)|\d+\.\d+/g, (points) => (points.length > 3 ? ' 分数 ' : ' '))
    .replace(/(?:\d+(?:\.\d+)?|[一二三四五六七八九十百两几]+)万元?/g, ' 预算 ')
    .replace(/(?:前|top ?)\d+名?/g, ' 排名 ')
    .replace(/(?<![a-z])(qs|the|usnews|arwu)\d{1,4}(?!\d)/g, '$1 ')

type Cut = { cost: number; piece: Piece | null; start: number }

/** A text in pieces, fillers among them: the cheapest cut, so that 英国留学费用 is no 学费 and 加拿大学签 no 大学. */
export function piecesOf(keyword: string, namesAt: NamesAt = () => []): Piece[] {
  const text = prepared(keyword)
  const dictionary = dictionaryOf(text)
  const best: (Cut | undefined)[] = [{ cost: 0, piece: null, start: -1 }]
  const offer = (start: number, end: number, piece: Piece | null, cost: number) => {
    const sum = (best[start]?.cost ?? 0) + cost
    if (sum < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost: sum, piece, start }
  }
  for (let start = 0; start < text.length; start += 1) {
    if (best[start] === undefined) continue
    const run = runAt(text, start)
    if (run === '') {
      offer(start, start + 1, null, 0)
      continue
    }
    for (const piece of isHan(run)
      ? hanPieces(run, dictionary(start, best[start]?.piece))
      : [latinPiece(run)])
      offer(start, start + piece.text.length, piece, costOf(piece))
    for (const { end, key } of namesAt(text, start))
      offer(start, end, { text: text.slice(start, end), meaning: key, kind: 'name' }, costs.name)
  }
  const pieces: Piece[] = []
  for (let cut = best[text.length]; cut && cut.start >= 0; cut = best[cut.start])
    if (cut.piece !== null) pieces.unshift(cut.piece)
  return joinLoose(pieces)
}

/** What a text speaks of, each once, without fillers. */
export const unitsOf = (text: string): Piece[] => uniquePieces(piecesOf(text))

export const uniquePieces = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .filter(({ kind }) => kind !== 'filler')
    .filter(({ meaning }, at, all) => all.findIndex((other) => other.meaning === meaning) === at)

const runPattern = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/uy

/** Chinese characters from a place on, or a whole other word; empty where neither begins. */
function runAt(text: string, start: number): string {
  runPattern.lastIndex = start
  return runPattern.exec(text)?.[0] ?? ''
}

const costOf = ({ text, kind }: Piece): number =>
  costs[kind] + (kind === 'filler' && text.length === 1 ? 0.1 : 0)

const latinPiece = (text: string): Piece => ({
  text,
  ...(known.get(text) ?? { meaning: text, kind: 'word' }),
})

/** What may begin a Chinese run: every known word, the dictionary's word, and a character alone. */
function hanPieces(run: string, word: string): Piece[] {
  const pieces: Piece[] = []
  for (let length = Math.min(longestKnown, run.length); length > 0; length -= 1) {
    const text = run.slice(0, length)
    const found = known.get(text)
    if (found !== undefined) pieces.push({ text, ...found })
    else if (length === 1) pieces.push({ text, meaning: text, kind: 'loose' })
    else if (text === word && !holdsConcept(word))
      pieces.push({ text, meaning: text, kind: isHabit(word) ? 'filler' : 'word' })
  }
  return pieces
}

/** The dictionary joins a country and what follows it: 香港大学 speaks of 香港; 西班牙语 does not of 西班牙. */
const holdsConcept = (word: string): boolean =>
  Array.from(word, (_, at) => at).some((at) => {
    const parts = [word.slice(0, at), word.slice(at)]
    return at > 1 && word.length - at > 1 && parts.some((part) => synonyms.has(part))
  })

/** The dictionary joins some fillers: 能去 is two. */
const isHabit = (word: string): boolean =>
  [...word].every((character) => known.get(character)?.kind === 'filler')

/** The dictionary's words of a text by their place; behind a known word that ends elsewhere, it is asked again. */
function dictionaryOf(text: string): (start: number, before: Piece | null | undefined) => string {
  const found = new Map<number, string>()
  let at = 0
  for (const word of wordsOf(text)) {
    found.set(at, word)
    at += word.length
  }
  return (start, before) =>
    found.get(start) ?? (before?.kind === 'loose' ? '' : wordAtStart(text.slice(start, start + longestKnown)))
}

/** Names and new words are unknown to any dictionary: the characters it leaves alone are joined. */
function joinLoose(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'loose' && last?.kind === 'loose') {
      const text = last.text + piece.text
      joined.splice(-1, 1, { text, meaning: text, kind: 'loose' })
    } else joined.push(piece)
  }
  return joined
}

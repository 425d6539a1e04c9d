import { fold, isHan, joinCodes, wordAtStart, wordsOf } from '@/lib/host/text/text'
import words from './data/words.json' with { type: 'json' }
import { rankSpanAt } from './rank-span'

/** Kind of a piece: `matter` is any word with a known meaning that is neither a country nor a level. */
export type WordKind = 'country' | 'level' | 'matter' | 'filler' | 'name' | 'word' | 'loose'

/** A piece of a text: `meaning` is the first name of its concept, or the text itself. */
export type Piece = { text: string; meaning: string; kind: WordKind }

type Known = { meaning: string; kind: WordKind }

const entries = (lists: readonly (readonly string[])[], kind: WordKind): [string, Known][] =>
  lists.flatMap((same) => same.map((word): [string, Known] => [word, { meaning: same[0] ?? word, kind }]))

const known = new Map<string, Known>([
  ...words.fillers.map((word): [string, Known] => [word, { meaning: word, kind: 'filler' }]),
  ...[...words.field, ...Object.keys(words.regions)].map((word): [string, Known] => [
    word,
    { meaning: word, kind: 'word' },
  ]),
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

/** How important a piece is for the meaning of a question. Generic words have hardly any weight. */
const weights = { country: 1, level: 0.9, matter: 1.1, filler: 0, name: 2, word: 1, loose: 1 } as const

/** Subjects that no page of a school or country covers: a page of their own answers them. */
const elsewhere = new Set(words.elsewhere)

export const weightOf = ({ meaning, kind }: Piece): number =>
  generic.has(meaning) ? 0.15 : elsewhere.has(meaning) ? weights.name : weights[kind]

/** Whether a school's own page answers this piece when it is next to the school's name. */
export const isOfSchool = ({ meaning, kind }: Piece): boolean =>
  /matter|level|country/.test(kind) && !elsewhere.has(meaning)

/** Whether a word is so common that it distinguishes nothing. */
export const isGeneric = (word: string): boolean => generic.has(word)

/** A name without 大学 and similar words. */
export const withoutGeneric = (name: string): string =>
  words.generic.filter((word) => word.length > 1).reduce((rest, word) => rest.replaceAll(word, ''), name)

/** The countries that the search knows, with the site's names. */
export const countryNames: readonly string[] = words.countries.flatMap(([name]) => name ?? [])

const regions: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(words.regions))

/** The countries of a part of the world, or one by the site's name. */
export const insideOf = (name: string): readonly string[] =>
  regions.get(name) ?? [sameWordsAs(name)[0] ?? name]

/** The countries outside a part of the world; undefined for another word. */
export const outsideOf = (region: string): readonly string[] | undefined => {
  const inside = regions.get(region)
  return inside && countryNames.filter((name) => !inside.includes(name))
}

const implied: ReadonlyMap<string, string> = new Map(Object.entries(words.implied))

/** The one country that has what a word means: PSW is British. */
export const countryImpliedBy = ({ text }: Piece): Piece[] => {
  const name = implied.get(text)
  return name === undefined ? [] : [{ text: name, meaning: name, kind: 'country' }]
}

/** The kind of a known word. */
export const kindOf = (word: string): WordKind | undefined => known.get(word)?.kind

const degrees: ReadonlyMap<string, string> = new Map(Object.entries(words.degrees))

const absent = new RegExp(words.absent.join('|'))

/** Whether a text names a country whose schools the library lacks. */
export const isOfAbsentCountry = (text: string): boolean => absent.test(text)

/** The level of a degree in letters; undefined for another word. */
export const levelOfDegree = (word: string): string | undefined => degrees.get(word)

/** Words with the same meaning, including the word itself. */
export const sameWordsAs = (word: string): readonly string[] => synonyms.get(word) ?? [word]

/** All words with a known meaning: the possible corrections of a misspelt word. */
export const conceptWords: readonly string[] = [
  ...synonyms.keys(),
  ...words.fillers.filter((word) => word.length > 1),
]

/** How questions write a subject that is no single word. */
export const asking = (subject: keyof typeof words.asks): RegExp => new RegExp(words.asks[subject], 'i')

/** Returns where the names end that begin at a position of a text, with their keys. */
type NamesAt = (text: string, start: number) => { end: number; key: string }[]

/** Cost of a piece: the division of a text with the lowest sum has few pieces and few single characters. */
const costs = { country: 1, level: 1, matter: 1, filler: 1, name: 1.05, word: 1.2, loose: 2 } as const

const longestKnown = Math.max(...Array.from(known.keys(), (word) => word.length))

const shortForms = new RegExp(`(?:${Object.keys(words.short).join('|')})(?![科究中士])`, 'g')

/** A folded text with its short forms in full: 美本 becomes 美国本科. */
export const inFull = (text: string): string =>
  text.replace(shortForms, (short) => words.short[short as keyof typeof words.short])

/** Replaces what patterns find, one pattern after the other. */
export const rewriter = (rules: readonly (readonly string[])[]) => {
  const compiled = rules.map(([pattern = '', by = '']) => [new RegExp(pattern, 'g'), by] as const)
  return (text: string) => compiled.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text)
}

/**
 * Replaces numbers by their subject: an amount by 预算, points by 分数; an age by 低龄; the results of an exam, days and years of study
 * are removed. 香港 in English is replaced here too, unless it is in the name of a university.
 */
const withoutNumbers = rewriter(words.numbers)

/** 前五十 asks for a ranking. */
const rank = { text: '排名', meaning: '排名' }

type Cut = { cost: number; piece: Piece | null; start: number }

/** Divides a text into pieces, including fillers, at the lowest cost: so 英国留学费用 does not contain 学费, nor 加拿大学签 the word 大学. */
export function piecesOf(keyword: string, namesAt: NamesAt = () => []): Piece[] {
  const text = withoutNumbers(inFull(joinCodes(fold(keyword))))
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
    const places = rankSpanAt(text, start)?.length
    if (places) offer(start, start + places, { ...rank, kind: 'matter' }, costs.matter)
    for (const { end, key } of namesAt(text, start))
      offer(start, end, { text: text.slice(start, end), meaning: key, kind: 'name' }, costs.name)
  }
  const pieces: Piece[] = []
  for (let cut = best[text.length]; cut && cut.start >= 0; cut = best[cut.start])
    if (cut.piece !== null) pieces.unshift(cut.piece)
  return joinLoose(pieces)
}

/** The different meanings in a text, without fillers. */
export const unitsOf = (text: string): Piece[] => uniquePieces(piecesOf(text))

export const uniquePieces = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .filter(({ kind }) => kind !== 'filler')
    .filter(({ meaning }, at, all) => all.findIndex((other) => other.meaning === meaning) === at)

const runPattern = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/uy

/** The Chinese characters from a position on, or a whole other word; empty when neither begins there. */
function runAt(text: string, start: number): string {
  runPattern.lastIndex = start
  return runPattern.exec(text)?.[0] ?? ''
}

/** 大学 after a name costs no more than a known word: 女王玛丽大学 is 女王玛丽 and not two schools. */
const costOf = ({ text, kind, meaning }: Piece): number =>
  kind === 'word' && generic.has(meaning)
    ? costs.matter
    : costs[kind] + (kind === 'filler' && text.length === 1 ? 0.1 : 0)

const latinPiece = (text: string): Piece => ({
  text,
  ...(known.get(text) ?? { meaning: text, kind: 'word' }),
})

/** The possible first pieces of a Chinese run: every known word, the dictionary's word, and a single character. */
function hanPieces(run: string, word: string): Piece[] {
  const pieces: Piece[] = []
  for (let length = Math.min(longestKnown, run.length); length > 0; length -= 1) {
    const text = run.slice(0, length)
    const found = known.get(text)
    if (found !== undefined) pieces.push({ text, ...found })
    else if (length === 1) pieces.push({ text, meaning: text, kind: 'loose' })
    else if (text === word && !containsConcept(word) && !isOnlyFillers(word))
      pieces.push({ text, meaning: text, kind: 'word' })
  }
  return pieces
}

/** Whether a word of the dictionary contains a known word: 香港大学 contains 香港. Such a word is divided; 西班牙语 is not. */
const containsConcept = (word: string): boolean =>
  Array.from(word, (_, at) => at).some((at) => {
    const parts = [word.slice(0, at), word.slice(at)]
    return at > 1 && word.length - at > 1 && parts.some((part) => synonyms.has(part))
  })

/** Whether a word of the dictionary consists of fillers: 能去 is two. */
const isOnlyFillers = (word: string): boolean =>
  [...word].every((character) => known.get(character)?.kind === 'filler')

/** The dictionary's words of a text by their position. After a known word with another end, the dictionary is asked for the next word. */
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

/** Joins neighbouring single characters: names and new words are not in the dictionary. */
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

import { derivedFrom } from '@/lib/collections/derived'
import { listMajors, pinyinOf } from '@/lib/host/content/majors'
import { majorAliases } from '@/lib/host/text/names'
import { toKey } from '@/lib/host/text/text'

type Major = ReturnType<typeof listMajors>[number]

/** The folded texts by which a major is found. */
type MajorKey = {
  /** Its names and the words that applicants use for it. */
  names: readonly string[]
  /** Pinyin, its initials, and those of the English name. */
  typed: readonly string[]
  englishWords: readonly string[]
}

const smallWords = new Set(['and', 'of', 'in', 'the', 'to', 'for', 'or'])

function keyOf({ id, name_zh, name_en }: Major): MajorKey {
  const englishWords = name_en.toLowerCase().match(/[a-z]+/g) ?? []
  const initials = englishWords.filter((word) => !smallWords.has(word)).map((word) => word.slice(0, 1))
  return {
    names: [...(majorAliases[id] ?? []), name_zh, name_en].map(toKey),
    typed: [...pinyinOf(id), ...(initials.length > 1 ? [initials.join('')] : [])],
    englishWords,
  }
}

const keys = derivedFrom(
  () => [listMajors()],
  (majors) => new Map(majors.map((major) => [major.id, keyOf(major)])),
)

/** One to three letters are an abbreviation or the beginning of a word: `cs` must not match the end of Economics. */
const isAbbreviation = (words: string) => /^[a-z]{1,3}$/.test(words)

/** The ways in which words can match a major, the best match first. */
const fits: readonly ((key: MajorKey, words: string) => boolean)[] = [
  ({ names }, words) => names.includes(words),
  ({ typed }, words) => typed.includes(words),
  ({ names, englishWords }, words) =>
    isAbbreviation(words) ? englishWords.includes(words) : names.some((name) => name.startsWith(words)),
  ({ englishWords }, words) => words.length > 2 && englishWords.some((word) => word.startsWith(words)),
  ({ typed }, words) => typed.some((text) => text.startsWith(words)),
  ({ names, typed }, words) =>
    !isAbbreviation(words) && [...names, ...typed].some((text) => text.includes(words)),
]

/** A long text that begins with a name of the list, such as 计算机科学与技术. */
const beginsWithName = ({ names }: MajorKey, words: string) =>
  names.some((name) => /^\p{Script=Han}{3,}$/u.test(name) && words.startsWith(name))

const ofAny = '专业|方向|硕士|博士|本科|研究生|留学|申请|课程|排名|就业|怎么样|好不好'
/** Words that fit every major. A run of them is read from its first one only. */
const ofAnyMajor = new RegExp(`(?<!${ofAny})(?:${ofAny})+$`, 'u')

const partsOf = (q: string) =>
  q
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .map(toKey)
    .filter((part) => part !== '')

/** The index of the best match; null when the words do not match. */
function fitOf(key: MajorKey, words: string): number | null {
  const at = fits.findIndex((isFit) => isFit(key, words))
  return at === -1 ? null : at
}

type Reading = (key: MajorKey) => number | null

/** The ways to read the typed words. Each is tried only when those before it find nothing. */
function readingsOf(q: string): Reading[] {
  const whole = toKey(q)
  const parts = partsOf(q)
  const own = parts.map((part) => part.replace(ofAnyMajor, '')).filter((part) => part !== '')
  const all =
    (words: readonly string[]): Reading =>
    (key) => {
      const found = words.map((part) => fitOf(key, part))
      return found.length === 0 || found.includes(null) ? null : Math.max(...found.map(Number))
    }
  return [
    (key) => fitOf(key, whole),
    all(parts),
    all(own),
    (key) => (own.length > 0 && beginsWithName(key, own.join('')) ? 0 : null),
  ]
}

/** The majors that match the words, the best match first and otherwise in the order given. */
export function searchMajors(among: readonly Major[], q: string): readonly Major[] {
  if (toKey(q) === '') return q.trim() === '' ? among : []
  for (const reading of readingsOf(q)) {
    const found = among.flatMap((major) => {
      const key = keys().get(major.id)
      const fit = key === undefined ? null : reading(key)
      return fit === null ? [] : [{ major, fit }]
    })
    if (found.length > 0) return found.toSorted((a, b) => a.fit - b.fit).map(({ major }) => major)
  }
  return []
}

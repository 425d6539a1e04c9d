import { toPinyin } from '@/lib/host/text/pinyin'
import { foldName } from '../fold-name'

/** Folded names with full pinyin and initials; one per line, so that no match extends over two names. */
export function searchText(names: readonly (string | null)[]): string {
  const full = names.filter((name) => name !== null)
  const known = [...full, ...full.flatMap(withShortStates)]
  const typed = known.flatMap((name) => {
    const pinyin = toPinyin(name)
    return pinyin === null ? [] : [pinyin.joined, ...pinyin.initials]
  })
  const english = known.flatMap((name) => acronymOf(name))
  return `${[...new Set([...known.map(foldName), ...typed, ...english])].join('\n')}\n`
}

/** Short names of American states. A following 州 is replaced too, but not the one in 州立. */
const shortStates: readonly (readonly [long: RegExp, short: string])[] = [
  [/加利福尼亚(州(?!立))?/u, '加州'],
  [/[德得]克萨斯(州(?!立))?/u, '德州'],
  [/佛罗里达(州(?!立))?/u, '佛州'],
  [/宾夕法尼亚(州(?!立))?/u, '宾州'],
  [/马萨诸塞(州(?!立))?/u, '麻省'],
  [/马萨诸塞(州(?!立))?/u, '麻州'],
  [/北卡罗[来莱]纳(州(?!立))?/u, '北卡'],
  [/南卡罗[来莱]纳(州(?!立))?/u, '南卡'],
]

/** The name with the short name of its state, if it contains the long one: 加州州立大学 for 加利福尼亚州立大学. */
const withShortStates = (name: string): string[] =>
  shortStates.flatMap(([long, short]) => (long.test(name) ? [name.replace(long, short)] : []))

const smallWords = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'de', 'la', 'du'])

/** The initials of an English name of three words or more, such as `ucl`. */
function acronymOf(name: string): string[] {
  if (/\p{Script=Han}/u.test(name)) return []
  const words = foldName(name)
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
  const initials = words
    .filter((word) => !smallWords.has(word))
    .map((word) => word[0])
    .join('')
  return initials.length >= 3 ? [initials] : []
}

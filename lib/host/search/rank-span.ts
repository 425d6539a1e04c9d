import { numeralValue } from '@/lib/core/numerals'

/** Places of a ranking, both included. */
export type RankSpan = { from: number; to: number }

const number = '\\d{1,4}|[零一二两三四五六七八九十百千]+'
/** The number does not go on (前五 of 前五十; 前 10% is a share), and it counts no time, amount or exam (前三年, 50-100 万). */
const ofPlaces =
  '(?!\\s?(?:[\\d零一二两三四五六七八九十百千.%％年月天周日号次轮个季期批万元块分岁门届w]|学[期年]|小时|半))'

/** A range alone may be a budget or an age; after one of these words it is one of places. */
const beforeRange =
  '(?<=(?:排名|qs|usnews|us news|软科|arwu|世界|全球|国|洲|大利亚|西兰|香港|新加坡|加拿大)\\s?)'
const range = `(?:前|第)?\\s?(${number})\\s?[-–—~～到至]\\s?(${number})`

const patterns = [
  `${range}\\s?(?:名|位)`,
  `${beforeRange}${range}${ofPlaces}`,
  `(?:前\\s?|(?<![a-z])top\\s?-?)(${number})(?:\\s?(?:名|强|位|所)|${ofPlaces})`,
  `(${number})强(?=大学|学校|院校|名校|$|\\s)`,
]

const last = 1500

function spanOf([, one = '', two]: RegExpExecArray): RankSpan | null {
  const value = (text: string) => (/\d/.test(text) ? Number(text) : numeralValue(text))
  const span = two === undefined ? { from: 1, to: value(one) } : { from: value(one), to: value(two) }
  return span.from >= 1 && span.from < span.to && span.to <= last ? span : null
}

const sticky = patterns.map((pattern) => new RegExp(pattern, 'y'))

/** Such words at a position of a folded text; null when none begin there. */
export function rankSpanAt(folded: string, start: number): { span: RankSpan; length: number } | null {
  for (const pattern of sticky) {
    pattern.lastIndex = start
    const found = pattern.exec(folded)
    const span = found && spanOf(found)
    if (span) return { span, length: found[0].length }
  }
  return null
}

/** The places of a ranking that a folded text asks for: 前五十, TOP 50, 百强, 50-100 名; null when it names none. */
export function rankSpanIn(folded: string): RankSpan | null {
  for (let start = 0; start < folded.length; start += 1) {
    const found = rankSpanAt(folded, start)
    if (found !== null) return found.span
  }
  return null
}

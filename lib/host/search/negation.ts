import { fold } from '@/lib/host/text/text'
import words from './data/words.json' with { type: 'json' }
import { inFull } from './words'

const nameOf = new Map(
  words.countries.flatMap((same) => same.map((word) => [word, same[0] ?? word] as const)),
)
const country = Array.from(nameOf.keys())
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const list = `(?:${country})(?:(?:\\s*[、，,和与跟及或]\\s*)?(?:${country}))*`

/** Countries that are ruled out: 除了英国, 不想去美国和加拿大, 澳洲以外. */
const ruledOut = [
  `(?:除了?|排除|不(?:想|要|打算|愿意?|能)?(?:去|考虑|选|申请?)|不要|别去|讨厌|not?\\s|except|outside)\\s*(${list})(?:以外|之外|外)?(?:的?(?:国家|地方|地区))?`,
  `(${list})(?:以外|之外|除外|不(?:想|要)?去|不考虑)(?:的?(?:国家|地方|地区))?`,
].map((pattern) => new RegExp(pattern, 'g'))

const lacking =
  '(?:不(?:想|用|需要?|必|要求|要|看|交|提供)?(?:考|参加)?|没(?:有|考过?|带)?|无需?|免(?:考|试|交|提供)?|缺少?|without|no)\\s*'

/** What is done without: its word beside 免 is a subject of its own. */
const doneWithout = new RegExp(
  `${lacking}(雅思|托福|语言(?:成绩|考试)?|英语成绩|ielts|toefl|gre|gmat|sat|作品集|日语)(?:成绩|考试)?(?![0-9])`,
  'g',
)

/** 语言 for every test of English; other things by their own word. */
const subjectOf = (word: string): string =>
  word === '日语' ? '英文授课' : /雅思|托福|语言|英语|ielts|toefl/.test(word) ? '免语言' : `免${word}`

/** Takes what a text rules out from it: the countries, and exams, which become subjects without them. */
export function withoutNegated(keyword: string): { text: string; without: string[] } {
  const without: string[] = []
  const whole = inFull(fold(keyword))
  let text = whole
  for (const pattern of ruledOut)
    text = text.replace(pattern, (_, found: string) => {
      for (const [word] of found.matchAll(new RegExp(country, 'g'))) without.push(nameOf.get(word) ?? word)
      return ' '
    })
  text = text.replace(doneWithout, (_, word: string) => ` ${subjectOf(word)} `)
  return text === whole ? { text: keyword, without } : { text, without }
}

/** Words that neither the advertising law nor the company's own rules allow. */
export const bannedWords = /最|第一|国家级|保录|包签|100%|顶级|保证录取|零风险|保分|必过/

/** An amount of money in any usual notation. */
export const money = /[¥￥$€£]\s?\d|\d[\d,.]*\s?(?:元|万|美元|欧元|英镑|澳元|加元)/

/** Every string inside a value, with the path to it. */
export function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

/** The Chinese characters of a value, without punctuation and Latin letters. */
export const hanOf = (value: unknown): string =>
  textsOf(value)
    .map(([, text]) => text.replace(/[^\p{Script=Han}]/gu, ''))
    .join('')

/** How much of the shorter text's sequences of eight characters the other text contains: from 0 (none) to 1 (all). */
function overlap(one: string, other: string): number {
  const runsOf = (text: string) =>
    new Set(Array.from({ length: Math.max(0, text.length - 7) }, (_, at) => text.slice(at, at + 8)))
  const [a, b] = [runsOf(one), runsOf(other)]
  const shared = [...a].filter((run) => b.has(run)).length
  return shared / Math.max(1, Math.min(a.size, b.size))
}

/** Pairs of records that share more of their text than the limit, as `id ~ id: share`. */
export function lookalikes(records: readonly (readonly [string, unknown])[], limit: number): string[] {
  const texts = records.map(([id, record]) => [id, hanOf(record)] as const)
  return texts.flatMap(([id, text], index) =>
    texts
      .slice(index + 1)
      .map(([otherId, other]) => [`${id} ~ ${otherId}`, overlap(text, other)] as const)
      .filter(([, share]) => share > limit)
      .map(([pair, share]) => `${pair}: ${share.toFixed(2)}`),
  )
}

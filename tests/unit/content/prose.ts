/** An amount of money in any usual notation. */
export const money = /[¥￥$€£]\s?\d|\d[\d,.]*\s?(?:元|万|美元|欧元|英镑|澳元|加元)/

/** Every string inside a value, with the path to it. */
export function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

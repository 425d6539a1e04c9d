import { grouped } from '@/lib/core/numbers'
import { rankings } from '@/lib/schools/rankings'
import type { System } from '@/lib/tools/rankings/entries'
import type { RankScope, RankState } from '@/lib/tools/rankings/view'

const { qs, arwu } = rankings

/** The heading of a column: a list with its edition, by the name that the texts use. */
export const systemNames: Readonly<Record<System, string>> = {
  qs: `${qs.short} ${qs.edition}`,
  previous: `${qs.short} ${qs.previousEdition}`,
  arwu: `软科 ${arwu.edition}`,
}

/**
 * Why a rank is missing: the first two lists are complete for the schools here; of the third one only the first
 * three hundred are available.
 */
export const missingWords: Readonly<Record<System, string>> = {
  qs: '未上榜',
  previous: '没有上一版',
  arwu: '无数据',
}

/** How many universities each list has, in words. */
const listedWords = {
  qs: `全榜 ${grouped(qs.listed)} 所，含内地`,
  arwu: `前 300 名里内地以外共 ${grouped(arwu.listed)} 所`,
} as const

/**
 * How many schools the table has, and of what: a list is longer than the part of it that the library holds. The whole list is named where the
 * table is that list without filters.
 */
export function countWords(
  { main, countries, isListedOnly }: RankScope,
  { country, band, name }: RankState,
  count: number,
): string {
  const held = `本库 ${grouped(count)} 所`
  if (countries.length > 0) return held
  const isWhole = country === null && band === null && name === ''
  return isListedOnly && isWhole ? `${held}（${listedWords[main]}）` : `${held}，不含内地`
}

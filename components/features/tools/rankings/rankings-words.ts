import { rankings } from '@/lib/schools/rankings'
import type { System } from '@/lib/tools/rankings/entries'

const { qs, arwu } = rankings

/** The heading of a column: a list with its edition, by the name that the texts use. */
export const systemNames: Readonly<Record<System, string>> = {
  qs: `${qs.short} ${qs.edition}`,
  previous: `${qs.short} ${qs.previousEdition}`,
  arwu: `软科 ${arwu.edition}`,
}

/**
 * Why a rank is missing: the first two lists are complete for the schools here; of the third one only the first
 * hundred are available.
 */
export const missingWords: Readonly<Record<System, string>> = {
  qs: '未上榜',
  previous: '上一版未列',
  arwu: '无数据',
}

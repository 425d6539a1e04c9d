import { rankings } from '@/lib/schools/rankings'
import type { System } from '@/lib/tools/rankings/entries'

const { qs, arwu } = rankings

/** A list with its edition, as a column is called. */
export const systemNames: Readonly<Record<System, string>> = {
  qs: `${qs.short} ${qs.edition}`,
  previous: `${qs.short} ${qs.previousEdition}`,
  arwu: `${arwu.short} ${arwu.edition}`,
}

/** Why a place is missing: the first two lists are whole for our schools, of the third only the first hundred are held. */
export const missingWords: Readonly<Record<System, string>> = {
  qs: '未上榜',
  previous: '上一版未列',
  arwu: '无数据',
}

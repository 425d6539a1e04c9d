import { orNull } from '@/lib/api/client'
import { listChinaPlacements } from '@/lib/api/programmes'
import { largestPage } from '@/lib/contract/fields'
import { type ChinaRow, chinaRows } from '@/lib/tools/conditions/china-lists'
import type { ConditionInput } from '@/lib/tools/conditions/input'

export type ChinaView = {
  /** The institution by its name in the lists; null when no list contains it, or none was named. */
  institution: string | null
  rows: readonly ChinaRow[]
  /** Other institutions that the words may mean. */
  others: readonly string[]
}

/**
 * The groups of the named institution and average at UK universities with a list or a score; null when neither was
 * given or nothing could be read.
 */
export async function loadChina({ level, university, grade }: ConditionInput): Promise<ChinaView | null> {
  if (level !== 'master') return null
  if (university === null) {
    if (grade?.system !== 'percent') return null
    const found = await orNull(listChinaPlacements({ limit: 1 }))
    return found === null
      ? null
      : { institution: null, rows: chinaRows({ ...found, list: [] }, grade, false), others: [] }
  }
  const exact = await orNull(listChinaPlacements({ name: university, limit: largestPage }))
  if (exact === null) return null
  if (exact.total > 0) return { institution: university, rows: chinaRows(exact, grade), others: [] }
  const near = await orNull(listChinaPlacements({ q: university, limit: 1 }))
  const meant = near?.meant ?? null
  if (meant === null) {
    return { institution: null, rows: [], others: near?.institutions.map(({ name }) => name) ?? [] }
  }
  const found = await orNull(listChinaPlacements({ name: meant, limit: largestPage }))
  return found === null ? null : { institution: meant, rows: chinaRows(found, grade), others: [] }
}

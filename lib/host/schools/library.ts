import { type SchoolRow, schoolRecordSchema } from '@/lib/contract/schools'
import { processSingleton } from '@/lib/core/process-singleton'
import { toYuan } from '@/lib/schools/money'
import { fromJsonText } from './json-text'
import type { SchoolEntry } from './school-entry'
import { createSchoolIndex, type SchoolIndex } from './school-index'
import { type SchoolStore, schoolStore } from './store'
import type { StoredPrice } from './tables'

export type SchoolLibrary = {
  index: SchoolIndex
  /** The records of these ids, in their order; ids of no school are left out. */
  records: (ids: readonly string[]) => Promise<SchoolRow[]>
}

/** The school library of this process: columns for lists and filters in memory, everything else in the store. */
export const schoolLibrary = (): Promise<SchoolLibrary> =>
  processSingleton('school-library', () => createSchoolLibrary(schoolStore()))

async function createSchoolLibrary(store: SchoolStore): Promise<SchoolLibrary> {
  const index = createSchoolIndex(await readEntries(store))
  return {
    index,
    records: async (ids) => {
      if (ids.length === 0) return []
      const rows = await store.selectFrom('schools').select(['id', 'record']).where('id', 'in', ids).execute()
      const byId = new Map(rows.map(({ id, record }) => [id, record]))
      return ids.flatMap((id) => {
        const record = byId.get(id)
        return record === undefined ? [] : schoolRecordSchema.parse(JSON.parse(record))
      })
    },
  }
}

/** What lists and filters compare of every school, with prices in today's yuan. */
export async function readEntries(store: SchoolStore): Promise<SchoolEntry[]> {
  const rows = await store.selectFrom('entries').select('entry').orderBy('id').execute()
  return rows.map(({ entry }) => {
    const { prices, ...rest } = fromJsonText(entry)
    return { ...rest, cost: { bachelor: firstInYuan(prices.bachelor), master: firstInYuan(prices.master) } }
  })
}

function firstInYuan(prices: readonly StoredPrice[]): number | null {
  for (const { amount, currency } of prices) {
    const yuan = toYuan(amount, currency)
    if (yuan !== null) return yuan
  }
  return null
}

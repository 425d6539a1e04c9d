import type { SchoolRow } from '@/lib/contract/schools'
import { schoolStore } from '@/lib/host/schools/store'
import { fromJsonText } from '@/lib/host/schools/tables'

/** All rows of the school library. */
export async function readSchoolRecords(): Promise<SchoolRow[]> {
  const rows = await schoolStore().selectFrom('schools').select('record').orderBy('id').execute()
  return rows.map(({ record }) => fromJsonText(record))
}

import type { Migration } from '@/lib/host/store/store'

/** Whether a key of the report opens the leads of its lines; existing keys do not. */
export const addReportKeys: Migration = async ({ schema }) => {
  await schema
    .alterTable('page_key')
    .addColumn('leads', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

import type { Migration } from '@/lib/host/store/store'

/** Searches that found nothing, by day and words; no data about a visitor. */
export const addSearches: Migration = async ({ schema }) => {
  await schema
    .createTable('missed_search')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('searches', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_search_key', ['day', 'words'])
    .execute()
}

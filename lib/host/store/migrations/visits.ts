import type { Migration } from '@/lib/host/store/store'

/** Number of visits by day, page, campaign and source; no data about a visitor. */
export const addVisits: Migration = async ({ schema }) => {
  await schema
    .createTable('visit_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_count_key', ['day', 'page', 'campaign', 'source'])
    .execute()
}

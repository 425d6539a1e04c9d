import type { Migration } from '@/lib/host/store/store'

/** Keys in the addresses of pages for people without a system of their own: an office's leads, the report. */
export const addPageKeys: Migration = async ({ schema }) => {
  await schema
    .createTable('page_key')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('office', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('page_key_name').on('page_key').column('name').execute()
}

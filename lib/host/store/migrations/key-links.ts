import type { Migration } from '@/lib/host/store/store'

/** Links to leads end with the key of the page on which they were shown, and a lead records by which key it was made. */
export const addKeyLinks: Migration = async ({ schema }) => {
  await schema
    .alterTable('lead_link')
    .addColumn('key_hash', 'text', (column) => column.references('page_key.code_hash').onDelete('cascade'))
    .execute()
  await schema.createIndex('lead_link_key').on('lead_link').column('key_hash').execute()
  await schema.alterTable('lead').addColumn('made_by', 'text').execute()
}

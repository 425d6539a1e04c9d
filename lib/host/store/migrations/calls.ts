import type { Migration } from '@/lib/host/store/store'

/** Who opened a lead and when, the results of telephone calls, and the links in notices of robots. */
export const addCalls: Migration = async ({ schema }) => {
  // One column per statement, because SQLite cannot add more.
  await schema.alterTable('lead').addColumn('opened_at', 'bigint').execute()
  await schema.alterTable('lead').addColumn('opened_by', 'text').execute()
  await schema.alterTable('lead').addColumn('overdue_at', 'bigint').execute()
  await schema
    .createTable('lead_call')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .execute()
  await schema.createIndex('lead_call_lead').on('lead_call').columns(['lead_id', 'at']).execute()
  await schema
    .createTable('lead_link')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('lead_link_lead').on('lead_link').column('lead_id').execute()
}

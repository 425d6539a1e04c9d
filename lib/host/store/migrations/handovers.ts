import type { Migration } from '@/lib/host/store/store'

/** Who passed a lead on to whom, and that its new owner has not looked at it yet. */
export const addHandovers: Migration = async ({ schema }) => {
  // One column per statement, because SQLite cannot add more.
  await schema.alterTable('lead').addColumn('person', 'text').execute()
  await schema.alterTable('lead').addColumn('handed_at', 'bigint').execute()
  await schema.alterTable('lead').addColumn('handed_by', 'text').execute()
  await schema
    .createTable('lead_handover')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('from_office', 'text', (column) => column.notNull())
    .addColumn('from_person', 'text')
    .addColumn('to_office', 'text', (column) => column.notNull())
    .addColumn('to_person', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('lead_handover_lead').on('lead_handover').columns(['lead_id', 'at']).execute()
}

import type { Migration } from '@/lib/host/store/store'
import { defaultOffice } from '@/lib/leads/routing/rules'

/**
 * The office to which a lead belongs, and the time from which its visitor wishes to be telephoned. Existing leads, and those that a
 * process of the previous release still stores during an update, belong to the default office.
 */
export const addOffices: Migration = async ({ schema }) => {
  // One column per statement, because SQLite cannot add more.
  await schema
    .alterTable('lead')
    .addColumn('office', 'text', (column) => column.notNull().defaultTo(defaultOffice))
    .execute()
  await schema.alterTable('lead').addColumn('office_reason', 'text').execute()
  await schema.alterTable('lead').addColumn('office_next', 'text').execute()
  await schema.alterTable('lead').addColumn('office_at', 'bigint').execute()
  await schema.alterTable('lead').addColumn('wanted_at', 'bigint').execute()
  await schema.createIndex('lead_office').on('lead').columns(['office', 'created_at']).execute()
  await schema.alterTable('delivery_target').addColumn('office', 'text').execute()
}

import type { Migration } from '@/lib/host/store/store'
import { defaultOffice } from '@/lib/leads/routing/rules'

/**
 * The office that a lead belongs to, and from when on its visitor wants to be called. Known leads, and those that a process of the release before this one still stores beside it,
 * belong to the default office.
 */
export const addOffices: Migration = async ({ schema }) => {
  // One column a statement, since SQLite adds no more.
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

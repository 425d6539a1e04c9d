import type { Migration } from '@/lib/host/store/store'

/** When a system fetched a lead, which is no look of a person. */
export const addKeyKinds: Migration = async ({ schema }) => {
  // One column per statement, because SQLite cannot add more.
  await schema.alterTable('lead').addColumn('delivered_at', 'bigint').execute()
  await schema.alterTable('lead').addColumn('delivered_to', 'text').execute()
}

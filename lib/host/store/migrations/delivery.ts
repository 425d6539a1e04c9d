import type { Migration } from '@/lib/host/store/store'

export const addDelivery: Migration = async ({ schema }) => {
  await schema
    .createTable('delivery_target')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('gone_at', 'bigint')
    .addColumn('resume_at', 'bigint')
    .execute()
  await schema
    .createTable('delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    // No foreign key: the event of an erasure is delivered after the lead's row has been deleted.
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('spam', 'integer', (column) => column.notNull())
    .addColumn('payload', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_until', 'bigint')
    .addColumn('tried_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute()
  await schema
    .createIndex('delivery_order')
    .unique()
    .on('delivery')
    .columns(['lead_id', 'target', 'seq'])
    .execute()
  await schema.createIndex('delivery_due').on('delivery').columns(['target', 'state', 'next_at']).execute()
  await schema.createIndex('delivery_created').on('delivery').column('created_at').execute()
}

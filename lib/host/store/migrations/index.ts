import type { Kysely, Transaction } from 'kysely'
import type { Migration } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { addCalls } from './calls'
import { addCards } from './cards'
import { addChannels } from './channels'
import { addChats } from './chats'
import { addDelivery } from './delivery'
import { addHandovers } from './handovers'
import { addKeyKinds } from './key-kinds'
import { addKeyLinks } from './key-links'
import { addOffices } from './offices'
import { addPageKeys } from './page-keys'
import { addQueue } from './queue'
import { addRefusals } from './refusals'
import { addReportKeys } from './report-keys'
import { addSearches } from './searches'
import { addVisits } from './visits'

/** Applied in this order, each once. A released migration is never edited: a change is a new entry at the end. */
export const migrations: readonly Migration[] = [
  async (trx) => {
    const { schema } = trx
    await schema
      .createTable('lead')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addColumn('source', 'text')
      .addColumn('linkurl', 'text')
      .addColumn('test', 'text')
      .addColumn('verified', 'integer', (column) => column.notNull())
      .addColumn('spam', 'integer', (column) => column.notNull())
      .addColumn('spam_reason', 'text')
      .addColumn('agreed', 'integer', (column) => column.notNull())
      .addColumn('consent', 'text')
      .addColumn('address', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint')
      .addColumn('lease_owner', 'text')
      .addColumn('acked_at', 'bigint')
      .addColumn('forwarded_at', 'bigint')
      .execute()
    await schema
      .createIndex('lead_waiting')
      .on('lead')
      .columns(['acked_at', 'spam', 'created_at', 'id'])
      .execute()
    await schema.createIndex('lead_phone').on('lead').column('phone').execute()
    await schema.createIndex('lead_created').on('lead').column('created_at').execute()
    await schema
      .createTable('dedupe')
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('lead_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('dedupe_key', ['form', 'phone'])
      .execute()
    await schema
      .createTable('request')
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_key', ['request_id', 'form', 'phone'])
      .execute()
    await schema
      .createTable('outbox')
      .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('outbox_key', ['lead_id', 'kind'])
      .execute()
    await schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute()
    await schema
      .createTable('sms_code')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('hmac', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await schema.createIndex('sms_code_phone').on('sms_code').columns(['phone', 'created_at']).execute()
    await schema
      .createTable('code_try')
      .addColumn('phone', 'text', (column) => column.primaryKey())
      .addColumn('wrong', 'integer', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('limit_bucket')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('limit_event')
      .addColumn('bucket', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('limit_event_bucket').on('limit_event').columns(['bucket', 'at']).execute()
    await schema.createIndex('limit_event_ref').on('limit_event').column('ref').execute()
    await schema.createIndex('limit_event_at').on('limit_event').column('at').execute()
    await schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('address', 'text')
      .execute()
  },
  async ({ schema }) => {
    await schema
      .alterTable('sms_code')
      .addColumn('wrong', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.dropTable('code_try').execute()
    // One column per statement, because SQLite cannot add more.
    await schema.alterTable('outbox').addColumn('claimed_until', 'bigint').execute()
    await schema.alterTable('outbox').addColumn('payload', 'text').execute()
    // Consultants read all leads by age, marked as spam or not.
    await schema.dropIndex('lead_waiting').execute()
    await schema.createIndex('lead_waiting').on('lead').columns(['acked_at', 'created_at', 'id']).execute()
  },
  addDelivery,
  addCards,
  async ({ schema }) => {
    await schema
      .createTable('setting')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
  addQueue,
  addCalls,
  addOffices,
  addVisits,
  addPageKeys,
  addChats,
  addRefusals,
  addChannels,
  addKeyKinds,
  addHandovers,
  addKeyLinks,
  addSearches,
  addReportKeys,
]

type MigrationOptions = {
  steps?: readonly Migration[]
  /** Called before the first read, on engines that allow several writers at a time. */
  lock?: (trx: Transaction<Tables>) => Promise<unknown>
}

/**
 * Brings the tables up to date in one transaction. On SQLite the first statement takes the write lock before the state is read, so when
 * several processes start at once, one of them applies each migration and the others find it applied.
 */
export async function migrate(
  db: Kysely<Tables>,
  now: number,
  { steps = migrations, lock }: MigrationOptions = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock?.(trx)
    await trx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await trx
      .insertInto('migration')
      .values({ id: 0, at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const rows = await trx.selectFrom('migration').select('id').execute()
    const applied = new Set(rows.map((row) => row.id))
    for (const [index, apply] of steps.entries()) {
      const id = index + 1
      if (applied.has(id)) continue
      await apply(trx)
      await trx.insertInto('migration').values({ id, at: now }).execute()
    }
  })
}

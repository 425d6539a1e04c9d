import { timeId } from '@/lib/host/id'
import type { Migration, Write } from '@/lib/host/store/store'

/** Cards of persons, receipts, and the columns for consent and contact of an event. Existing leads get their cards. */
export const addCards: Migration = async (trx) => {
  const { schema } = trx
  await schema
    .createTable('card')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('erased_at', 'bigint')
    .execute()
  await schema.createIndex('card_changed').on('card').columns(['changed_at', 'id']).execute()
  // One column per statement, because SQLite cannot add more.
  await schema
    .alterTable('lead')
    .addColumn('card_id', 'text', (column) => column.references('card.id'))
    .execute()
  await schema.alterTable('lead').addColumn('consent_hash', 'text').execute()
  await schema
    .alterTable('lead')
    .addColumn('contact', 'text', (column) => column.notNull().defaultTo('call'))
    .execute()
  await schema.alterTable('lead').addColumn('call_slot', 'text').execute()
  await schema.alterTable('lead').addColumn('contact_at', 'bigint').execute()
  await schema.alterTable('lead').addColumn('erased_at', 'bigint').execute()
  await schema.createIndex('lead_card').on('lead').columns(['card_id', 'created_at', 'id']).execute()
  await schema
    .createTable('receipt')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('proven', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('receipt_lead').on('receipt').column('lead_id').execute()
  await cardKnownLeads(trx)
}

/** Groups existing leads under cards, and marks those that were erased before the column existed. */
export async function cardKnownLeads(trx: Write): Promise<void> {
  const people = await trx
    .selectFrom('lead')
    .select((select) => [
      'phone',
      select.fn.min('created_at').as('first_at'),
      select.fn.max('created_at').as('last_at'),
    ])
    .where('phone', '!=', '')
    .groupBy('phone')
    .execute()
  for (const { phone, first_at, last_at } of people) {
    const [first, last] = [Number(first_at), Number(last_at)]
    const id = timeId(first)
    await trx
      .insertInto('card')
      .values({ id, phone, created_at: first, last_at: last, changed_at: last, erased_at: null })
      .execute()
    await trx.updateTable('lead').set({ card_id: id }).where('phone', '=', phone).execute()
  }
  await trx
    .updateTable('lead')
    .set((row) => ({ erased_at: row.ref('acked_at') }))
    .where('phone', '=', '')
    .where('erased_at', 'is', null)
    .execute()
}

import { fillChannels } from '@/lib/host/store/channels'
import type { Migration } from '@/lib/host/store/store'

/** The campaign, the channel and the first page of the visit that brought a lead, as columns that queries can compare. */
export const addChannels: Migration = async (trx) => {
  const { schema } = trx
  // One column per statement, because SQLite cannot add more.
  await schema.alterTable('lead').addColumn('campaign', 'text').execute()
  await schema.alterTable('lead').addColumn('channel', 'text').execute()
  await schema.alterTable('lead').addColumn('landing', 'text').execute()
  await schema.createIndex('lead_campaign').on('lead').columns(['campaign', 'created_at']).execute()
  await fillChannels(trx)
}

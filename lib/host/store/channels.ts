import { z } from 'zod'
import type { Channel } from '@/lib/leads/channel'
import { channelOfLead } from '@/lib/leads/lead-touches'
import type { Write } from './store'
import type { LeadRow } from './tables'

type ChannelColumns = { campaign: string; channel: string; landing: string }

const toColumns = ({ source, campaign, page }: Channel): ChannelColumns => ({
  campaign,
  channel: source,
  landing: page,
})

const fieldsSchema = z.record(z.string(), z.string())

/** The columns of a lead about the visit that brought it. */
export const channelColumns = ({
  fields,
  linkurl,
  created_at,
}: Pick<LeadRow, 'fields' | 'linkurl' | 'created_at'>): ChannelColumns =>
  toColumns(
    channelOfLead({
      fields: fieldsSchema.parse(JSON.parse(fields)),
      linkurl,
      created_at: Number(created_at),
    }),
  )

/** The channel of a stored lead; also of an erased one, and of one that a process of the previous release has just stored. */
export function channelOfRow(
  row: Pick<LeadRow, 'fields' | 'linkurl' | 'created_at' | 'campaign' | 'channel' | 'landing'>,
): Channel {
  const { campaign, channel, landing } = row
  const known =
    campaign === null || channel === null || landing === null
      ? channelColumns(row)
      : { campaign, channel, landing }
  return { source: known.channel, campaign: known.campaign, page: known.landing }
}

const rowsAtOnce = 500

/** Fills the columns of leads that have none: those stored before there were such columns, and by the previous release during an update. */
export async function fillChannels(trx: Write): Promise<void> {
  let after = ''
  for (;;) {
    const rows = await trx
      .selectFrom('lead')
      .select(['id', 'fields', 'linkurl', 'created_at'])
      .where('channel', 'is', null)
      .where('erased_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    // One statement for each channel instead of one for each lead.
    const groups = Map.groupBy(rows, (row) => JSON.stringify(channelColumns(row)))
    for (const [first] of groups.values()) {
      if (first === undefined) continue
      const columns = channelColumns(first)
      const ids = (groups.get(JSON.stringify(columns)) ?? []).map(({ id }) => id)
      await trx.updateTable('lead').set(columns).where('id', 'in', ids).execute()
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < rowsAtOnce) return
    after = last.id
  }
}

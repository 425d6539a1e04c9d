import { z } from 'zod'
import { type Channel, noChannel } from '@/lib/leads/channel'
import { channelOfLead } from '@/lib/leads/lead-touches'
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

/** The channel of a stored lead; of an erased one nothing is known. */
export const channelOfRow = ({
  campaign,
  channel,
  landing,
}: Pick<LeadRow, 'campaign' | 'channel' | 'landing'>): Channel => ({
  source: channel ?? noChannel.source,
  campaign: campaign ?? noChannel.campaign,
  page: landing ?? noChannel.page,
})

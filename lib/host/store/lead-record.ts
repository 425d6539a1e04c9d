import { type LeadRecord, leadRecordSchema } from '@/lib/contract/lead-records'
import { noCampaign } from '@/lib/leads/channel'
import { channelOfRow } from './channels'
import type { LeadRow } from './tables'

const fieldsSchema = leadRecordSchema.shape.fields

/** A stored row in the shape of the contract. */
export function toLeadRecord(row: LeadRow): LeadRecord {
  const { campaign, source: channel, page: landing } = channelOfRow(row)
  return {
    id: row.id,
    form: row.form,
    kind: row.kind,
    name: row.name,
    phone: row.phone,
    test: row.test,
    source: row.source,
    linkurl: row.linkurl,
    fields: fieldsSchema.parse(JSON.parse(row.fields)),
    verified: row.verified === 1,
    spam: row.spam === 1,
    spam_reason: row.spam_reason,
    agreed: row.agreed === 1,
    consent: row.consent,
    address: row.address,
    created_at: toTime(row.created_at),
    card: row.card_id,
    contact: row.contact,
    call_slot: row.call_slot,
    contact_at: row.contact_at === null ? null : toTime(row.contact_at),
    consent_record:
      row.agreed === 1 && row.consent !== null
        ? {
            version: row.consent,
            text_hash: row.consent_hash,
            at: toTime(row.created_at),
            page: row.linkurl,
          }
        : null,
    campaign: campaign === noCampaign ? null : campaign,
    channel,
    landing,
    office: row.office,
    person: row.person,
    office_reason: row.office_reason,
    made_by: row.made_by,
    erased_at: row.erased_at === null ? null : toTime(row.erased_at),
  }
}

/** A stored time in the format of the contract. */
export const toTime = (stored: number) => new Date(Number(stored)).toISOString()

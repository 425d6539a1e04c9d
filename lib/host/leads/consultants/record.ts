import { type LeadRecord, leadRecordSchema } from '@/lib/contract/lead-records'
import { toCsv } from '@/lib/core/csv'
import type { LeadRow } from '@/lib/host/store/tables'
import { questionNames } from '@/lib/leads/asked'

const fieldsSchema = leadRecordSchema.shape.fields

/** A stored row in the shape of the contract. */
export function toLeadRecord(row: LeadRow): LeadRecord {
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
    createdAt: toTime(row.created_at),
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
    office: row.office,
    office_reason: row.office_reason,
    erased_at: row.erased_at === null ? null : toTime(row.erased_at),
  }
}

/** A stored time as the contract writes it. */
export const toTime = (stored: number) => new Date(Number(stored)).toISOString()

const columns = [
  ...['id', 'createdAt', 'form', 'kind', 'name', 'phone', 'test', 'source', 'linkurl', 'verified', 'spam'],
  ...['spam_reason', 'agreed', 'consent', 'address'],
  ...questionNames,
  ...[
    'tool',
    'first_touch',
    'last_touch',
    'card',
    'earlier',
    'contact',
    'call_slot',
    'contact_at',
    'consent_hash',
    'erased_at',
    'office',
    'office_reason',
  ],
]

/** Leads as a CSV table, one column per field of any form. */
export function toLeadCsv(leads: readonly LeadRecord[]): string {
  return toCsv(
    columns,
    leads.map((lead) => {
      const values: Record<string, unknown> = {
        ...lead.fields,
        ...lead,
        consent_hash: lead.consent_record?.text_hash ?? null,
      }
      return columns.map((column) => cellOf(values[column]))
    }),
  )
}

function cellOf(value: unknown): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

import { z } from 'zod'
import type { LeadRow } from '@/lib/host/store/tables'
import { callSlotNames, contacts } from '@/lib/leads/receipt'
import { toCsv } from './csv'

/** A lead as consultants get it. `fields`: what the form had besides the columns, such as `country` or `message`. */
export const leadRecordSchema = z.object({
  id: z.string(),
  form: z.string(),
  kind: z.string(),
  name: z.string().nullable(),
  phone: z.string(),
  test: z.string().nullable(),
  source: z.string().nullable(),
  linkurl: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  verified: z.boolean(),
  spam: z.boolean(),
  spam_reason: z.string().nullable(),
  agreed: z.boolean(),
  consent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  card: z.string().nullable().describe('同一号码的记录卡，见 /v1/lead_cards/{id}'),
  contact: z.enum(contacts).describe('call：可以回电；wechat：只用微信联系；stop：停止联系'),
  call_slot: callSlotNames.nullable().describe('希望接电话的时间；没有选过的为 null'),
  contact_at: z.iso.datetime().nullable().describe('访客在回执页上最后一次改联系方式或时间'),
  consent_record: z
    .object({
      version: z.string(),
      text_hash: z.string().nullable().describe('当时所示文本的 SHA-256'),
      at: z.iso.datetime(),
      page: z.string().nullable(),
    })
    .nullable()
    .describe('勾选隐私协议的凭证；没有勾选的为 null'),
  erased_at: z.iso.datetime().nullable().describe('资料已应本人要求清空'),
})
export type LeadRecord = z.output<typeof leadRecordSchema>

/** A lead as it is fetched: with the number of events that its card had before it. */
export const pulledLeadSchema = leadRecordSchema.extend({
  earlier: z.int().describe('同一记录卡里更早的提交数'),
})
export type PulledLead = z.output<typeof pulledLeadSchema>

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
    erased_at: row.erased_at === null ? null : toTime(row.erased_at),
  }
}

/** A stored time as the contract writes it. */
export const toTime = (stored: number) => new Date(Number(stored)).toISOString()

const columns = [
  ...['id', 'createdAt', 'form', 'kind', 'name', 'phone', 'test', 'source', 'linkurl', 'verified', 'spam'],
  ...['spam_reason', 'agreed', 'consent', 'address', 'country', 'education', 'sqxl', 'apply_course'],
  ...['teach_methods', 'teach_mode', 'exam', 'branch', 'message', 'tool', 'first_touch', 'last_touch'],
  ...['card', 'earlier', 'contact', 'call_slot', 'contact_at', 'consent_hash', 'erased_at'],
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

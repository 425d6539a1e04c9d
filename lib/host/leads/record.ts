import { z } from 'zod'
import type { LeadRow } from '@/lib/host/store/tables'
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
})
export type LeadRecord = z.output<typeof leadRecordSchema>

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
    createdAt: new Date(Number(row.created_at)).toISOString(),
  }
}

const columns = [
  ...['id', 'createdAt', 'form', 'kind', 'name', 'phone', 'test', 'source', 'linkurl', 'verified', 'spam'],
  ...['spam_reason', 'agreed', 'consent', 'address', 'country', 'education', 'sqxl', 'apply_course'],
  ...['teach_methods', 'teach_mode', 'exam', 'branch', 'message', 'tool', 'first_touch', 'last_touch'],
]

/** Leads as a CSV table, one column per field of any form. */
export function toLeadCsv(leads: readonly LeadRecord[]): string {
  return toCsv(
    columns,
    leads.map((lead) => {
      const values: Record<string, unknown> = { ...lead.fields, ...lead }
      return columns.map((column) => cellOf(values[column]))
    }),
  )
}

function cellOf(value: unknown): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'string' || typeof value === 'number' ? value : null
}

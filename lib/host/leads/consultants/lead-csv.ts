import type { LeadRecord } from '@/lib/contract/lead-records'
import { toCsv } from '@/lib/core/csv'
import { questionNames } from '@/lib/leads/asked'

const columns = [
  ...['id', 'created_at', 'form', 'kind', 'name', 'phone', 'test', 'source', 'linkurl', 'verified', 'spam'],
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
    'person',
    'office_reason',
    'campaign',
    'channel',
    'landing',
    'made_by',
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

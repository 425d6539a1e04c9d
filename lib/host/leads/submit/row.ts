import type { OfficeColumns } from '@/lib/host/leads/routing/assign'
import { maskAddress } from '@/lib/host/request/client-address'
import { channelColumns } from '@/lib/host/store/channels'
import type { LeadRow } from '@/lib/host/store/tables'
import { wantedAt } from '@/lib/leads/call-time'
import { consent } from '@/lib/leads/consent'
import { isAgreed, type Submission } from './submission'

/** A lead's row without its card, its office and the spam columns, which the transaction adds. */
export type NewLead = Omit<LeadRow, 'card_id' | 'spam' | 'spam_reason' | keyof OfficeColumns>

/** The value that, together with the phone, identifies a duplicate. */
function formKey({ lead, kind }: Pick<Submission, 'lead' | 'kind'>): string {
  return lead.source === undefined || lead.source === '' ? kind : lead.source
}

/** @param verified whether a code confirmed its phone */
export function toNewLead(submission: Submission, id: string, verified: boolean, now: number): NewLead {
  const { lead, kind, address } = submission
  const { name, phone, code: _code, test, source, linkurl, agree, request_id: _request, ...fields } = lead
  const agreed = isAgreed(agree)
  const wanted = wantedAt(lead.call_time, now)
  const touched = { fields: JSON.stringify(fields), linkurl: linkurl ?? null, created_at: now }
  return {
    id,
    form: formKey(submission),
    kind,
    name: name === undefined || name === '' ? null : name,
    phone,
    ...touched,
    ...channelColumns(touched),
    source: source ?? null,
    test: test ?? null,
    verified: verified ? 1 : 0,
    agreed: agreed ? 1 : 0,
    consent: agreed ? consent.version : null,
    consent_hash: agreed ? submission.consentHash : null,
    address: maskAddress(address),
    leased_until: null,
    lease_owner: null,
    acked_at: null,
    forwarded_at: null,
    contact: 'call',
    call_slot: null,
    contact_at: null,
    erased_at: null,
    opened_at: null,
    opened_by: null,
    person: null,
    handed_at: null,
    handed_by: null,
    delivered_at: null,
    delivered_to: null,
    overdue_at: null,
    wanted_at: wanted > now ? wanted : null,
    made_by: submission.madeBy,
  }
}

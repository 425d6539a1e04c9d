import { maskAddress } from '@/lib/host/request/client-address'
import { consent } from '@/lib/leads/consent'
import type { LeadInput } from '@/lib/leads/schema'
import type { NewLead, Submission } from './types'

/** What duplicates are counted by, together with the phone. */
function formKey({ lead, kind }: Pick<Submission, 'lead' | 'kind'>): string {
  return lead.source === undefined || lead.source === '' ? kind : lead.source
}

/** Whether the privacy box was ticked; a browser without our script sends a ticked box as `on`. */
export function isAgreed(agree: LeadInput['agree']): boolean {
  return agree === '1' || agree === 'on'
}

/** @param verified whether its phone proved itself by a code */
export function toNewLead(submission: Submission, id: string, verified: boolean, now: number): NewLead {
  const { lead, kind, address } = submission
  const { name, phone, code: _code, test, source, linkurl, agree, request_id: _request, ...fields } = lead
  const agreed = isAgreed(agree)
  return {
    id,
    form: formKey(submission),
    kind,
    name: name === undefined || name === '' ? null : name,
    phone,
    fields: JSON.stringify(fields),
    source: source ?? null,
    linkurl: linkurl ?? null,
    test: test ?? null,
    verified: verified ? 1 : 0,
    agreed: agreed ? 1 : 0,
    consent: agreed ? consent.version : null,
    consent_hash: agreed ? submission.consentHash : null,
    address: maskAddress(address),
    created_at: now,
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
    overdue_at: null,
  }
}

/** The judgement about spam as the row has it. */
export const spamColumns = (reasons: readonly string[]) => ({
  spam: reasons.length > 0 ? 1 : 0,
  spam_reason: reasons.length > 0 ? reasons.join(',') : null,
})

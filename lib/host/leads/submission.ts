import { codes } from '@/lib/api/envelope'
import type { Env } from '@/lib/env'
import { type BorderRefusal, type Fields, pickScalars, readForm } from '@/lib/host/border/fields'
import { addressHeader, unknownAddress } from '@/lib/host/client-address'
import { isLeadFormKind } from '@/lib/leads/forms'
import { messages } from '@/lib/leads/messages'
import { withoutReceiptCode } from '@/lib/leads/receipt-address'
import { checkLead, fieldLimit, type LeadField, leadFieldNames } from '@/lib/leads/schema'
import { type Answer, refusal } from './answer'
import { consentHash } from './consent-hash'
import { isAgreed, type Submission } from './save'
import { spamReasons } from './spam'

export type SubmissionReading = { ok: true; submission: Submission } | { ok: false; answer: Answer }

const touchNames = ['first_touch', 'last_touch'] as const satisfies LeadField[]

const knownNames = [
  ...leadFieldNames.filter((name) => !touchNames.some((touch) => touch === name)),
  'form',
  'website',
  'elapsed',
] as const

const borderAnswers: Record<BorderRefusal, Answer> = {
  type: refusal(codes.malformed, messages.malformed, 415),
  size: refusal(codes.tooLong, messages.tooLong, 413),
  malformed: refusal(codes.malformed, messages.malformed),
}

/**
 * Reads and checks a submitted form once, at the border; what comes out is a lead and nothing else.
 * @param coded whether this call insists on a text-message code
 */
export async function readSubmission(request: Request, coded: boolean, env: Env): Promise<SubmissionReading> {
  const reading = await readForm(request)
  if (!reading.ok) return { ok: false, answer: borderAnswers[reading.refusal] }
  const scalars = pickScalars(reading.fields, knownNames)
  if (scalars === null) return { ok: false, answer: borderAnswers.malformed }

  const { form, website, elapsed, ...values } = scalars
  const kind = isLeadFormKind(form) ? form : 'general'
  const check = checkLead(kind, coded, { ...withoutEmptyDetails(values), ...touchesIn(reading.fields) })
  if (!check.ok) return { ok: false, answer: refuseField(check.field, check.message) }
  const { lead } = check
  if (env.CONSENT_REQUIRED && !isAgreed(lead.agree)) {
    return { ok: false, answer: refusal(codes.consent, messages.consentRequired) }
  }
  lead.linkurl ??= request.headers.get('referer')?.slice(0, fieldLimit)
  // A form may stand on the page of a receipt, whose address opens it.
  if (lead.linkurl !== undefined) lead.linkurl = withoutReceiptCode(lead.linkurl)
  const tells = { website, elapsed }
  return {
    ok: true,
    submission: {
      kind,
      lead,
      coded,
      spamReasons: spamReasons(lead, tells),
      tells,
      consentHash: consentHash(env),
      address: addressOf(request),
    },
  }
}

/** Touches are no reason to refuse a lead, so one that comes twice is merely left out. */
const touchesIn = (fields: Fields) =>
  Object.fromEntries(
    touchNames.flatMap((name) => {
      const [touch, ...more] = fields.get(name) ?? []
      return touch === undefined || more.length > 0 ? [] : [[name, touch]]
    }),
  )

/** The sender's limit bucket. */
export const addressOf = (request: Request) => request.headers.get(addressHeader) ?? unknownAddress

/** A form submitted without scripts sends its empty fields too; they count as not given. */
function withoutEmptyDetails(values: Partial<Record<LeadField, string>>) {
  const required: readonly string[] = ['name', 'phone', 'code'] satisfies LeadField[]
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || required.includes(name)),
  )
}

function refuseField(field: LeadField, message: string): Answer {
  if (message === messages.tooLong) return refusal(codes.tooLong, message)
  if (field === 'name') return refusal(codes.name, message)
  if (field === 'phone') return refusal(codes.phone, message)
  if (field !== 'code') return refusal(codes.malformed, messages.malformed)
  return refusal(codes.wrongCode, message === messages.codeIncorrect ? messages.codeWrong : message)
}

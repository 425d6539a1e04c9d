import type { ResolverResult } from 'react-hook-form'
import { type LeadAnswer, postLead } from '@/lib/api/post-lead'
import { log } from '@/lib/core/log'
import { fieldLimit, sourceLimit } from '@/lib/leads/field-limits'
import { isConsentRequired, type LeadFormKind, sentEmpty } from '@/lib/leads/forms'
import { messages } from '@/lib/leads/messages'
import { checkLead, type LeadInput } from '@/lib/leads/schema'
import { readTouches, touchFields } from '@/lib/leads/touches'
import type { createRequestIds } from './request-ids'

// Code that a form needs when it is touched: the schema (zod) and the client (axios). `LeadForm` imports it then.

/** The values of the fields by name: text, or false or null for no choice. */
export type LeadValues = Record<string, string | false | null | undefined>

/** Checks the values of a form in the order of specification §5. At most one field has an error. */
export function checkValues(
  values: LeadValues,
  kind: LeadFormKind,
  isCoded: boolean,
): ResolverResult<LeadValues, LeadInput> {
  const isAgreed = values.agree === '1'
  const check = checkLead(kind, isCoded, {
    ...onlyTexts(values),
    agree: isAgreed ? '1' : '0',
    source: String(values.source ?? '').slice(0, sourceLimit),
    linkurl: String(values.linkurl || window.location.href).slice(0, fieldLimit),
  })
  if (!check.ok) return failure(check.field, check.message)
  if (isConsentRequired(kind, false) && !isAgreed) return failure('agree', messages.consentRequired)
  return { values: check.lead, errors: {} }
}

/** The checked values that are not empty, as they are sent. */
export function toFields(lead: LeadInput): Partial<Record<keyof LeadInput, string>> {
  return Object.fromEntries(Object.entries(lead).filter(([, value]) => value !== undefined && value !== ''))
}

type Sent = {
  kind: LeadFormKind
  lead: LeadInput
  isCoded: boolean
  /** The value of the hidden field, which only robots fill in. */
  website: string
  /** `performance.now()` at which the visitor first saw the form; minus infinity when the browser has restored it. */
  seenAt: number
  requestIds: ReturnType<typeof createRequestIds>
}

/**
 * Sends a checked lead. Never throws. Null when there was no answer, which is not reported to the visitor
 * (specification §8).
 */
export async function sendLead({
  kind,
  lead,
  isCoded,
  website,
  seenAt,
  requestIds,
}: Sent): Promise<LeadAnswer | null> {
  const { code, ...uncoded } = toFields(lead)
  const fields = {
    ...sentEmpty(kind),
    ...uncoded,
    ...(isCoded && { code }),
    form: kind,
    website,
    ...touchFields(readTouches()),
  }
  const elapsed = Math.max(0, Math.round(performance.now() - seenAt))
  try {
    const answer = await postLead(
      {
        ...fields,
        request_id: requestIds.idFor(fields),
        elapsed: Number.isFinite(elapsed) ? String(elapsed) : '',
      },
      isCoded,
    )
    requestIds.answered()
    return answer
  } catch (error) {
    log('error', 'lead not sent', { error })
    return null
  }
}

/** A choice that was not made is null or false, and is not sent. */
const onlyTexts = (values: LeadValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

const failure = (field: string, message: string) => ({
  values: {},
  errors: { [field]: { type: 'lead', message } },
})

import { createFormControl, type ResolverResult } from 'react-hook-form'
import { type LeadAnswer, postLead } from '@/lib/api/post-lead'
import { log } from '@/lib/core/log'
import { fieldLimit, sourceLimit } from '@/lib/leads/field-limits'
import { isConsentRequired, type LeadFormKind, type LeadStep, sentEmpty } from '@/lib/leads/forms'
import { messages } from '@/lib/leads/messages'
import { otherWay } from '@/lib/leads/other-way'
import { checkLead, type LeadInput } from '@/lib/leads/schema'
import { readTouches, touchFields } from '@/lib/leads/touches'
import type { AppStore } from '@/stores/app-store'
import { createRequestIds } from './request-ids'

// Code that a form needs when it is touched: react-hook-form, the schema (zod) and the client (axios). `LeadForm`
// imports it then.

/** The values of the fields by name: text, or false or null for no choice. */
export type LeadValues = Record<string, string | false | null | undefined>

type LeadFormOptions = { formId: string; kind: LeadFormKind; step: LeadStep; store: AppStore }

type LeadSubmit = {
  /** The values of the fields as a post would send them. */
  values: LeadValues
  withoutCode: boolean
  /** `performance.now()` at which the visitor first saw the form; minus infinity when the browser has restored it. */
  seenAt: number
  onAccepted: (() => void) | undefined
}

export type LeadControl = ReturnType<typeof createLeadControl>

/** What `useForm` makes for a component, without a component; and the submit of a lead form. */
export function createLeadControl({ formId, kind, step, store }: LeadFormOptions) {
  const requestIds = createRequestIds()
  let isCoded = false
  const control = createFormControl<LeadValues, unknown, LeadInput>({
    resolver: (values) => checkValues(values, kind, isCoded),
    // A message disappears when its field changes, and can return only at a submit.
    reValidateMode: 'onSubmit',
  })

  /** Checks the values, and sends them or asks for a code. False when there was no answer. */
  async function submit({ values, withoutCode, seenAt, onAccepted }: LeadSubmit): Promise<boolean> {
    isCoded = step === 'sendWithCode' && !withoutCode
    let isAnswered = true
    control.clearErrors()
    control.setValues(values)
    await control.handleSubmit(
      async (lead) => {
        const website = control.getValues('website') || ''
        if (step === 'confirmPhone') {
          store
            .getState()
            .identityCheckAsked({ ...toCodeForm(kind, lead, website), opener: { formId, startedAt: seenAt } })
          return
        }
        const answer = await sendLead({ kind, lead, isCoded, website, seenAt, requestIds })
        isAnswered = answer !== null
        if (answer === null) return
        if (answer.outcome === 'refused') return store.getState().leadRefused(answer)
        control.reset()
        onAccepted?.()
        store.getState().leadAccepted(answer.text, answer.receipt)
      },
      ({ phone }) => {
        // The floating form also shows this message in an alert (specification §5).
        if (phone?.message === messages.phoneFormatFloating) window.alert(phone.message)
      },
    )()
    return isAnswered
  }

  return { ...control, submit }
}

function toCodeForm(kind: LeadFormKind, lead: LeadInput, website: string) {
  const { name, phone, test, source, linkurl, code: _, ...details } = toFields(lead)
  return {
    kind,
    name: name ?? '',
    phone: phone ?? '',
    test: test ?? '0',
    source: source ?? '',
    linkurl: linkurl ?? '',
    details: { ...details, website },
  }
}

/** Checks the values of a form in the order of specification §5. At most one field has an error. */
function checkValues(
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
  if (!check.ok) return failure(check.field, check.message, values)
  if (isConsentRequired(kind, false) && !isAgreed) return failure('agree', messages.consentRequired, values)
  return { values: check.lead, errors: {} }
}

/** The checked values that are not empty, as they are sent. */
function toFields(lead: LeadInput): Partial<Record<keyof LeadInput, string>> {
  return Object.fromEntries(Object.entries(lead).filter(([, value]) => value !== undefined && value !== ''))
}

type Sent = {
  kind: LeadFormKind
  lead: LeadInput
  isCoded: boolean
  /** The value of the hidden field, which only robots fill in. */
  website: string
  seenAt: LeadSubmit['seenAt']
  requestIds: ReturnType<typeof createRequestIds>
}

/**
 * Sends a checked lead. Never throws. Null when there was no answer, which is not reported to the visitor
 * (specification §8).
 */
async function sendLead({
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

const failure = (field: string, message: string, values: LeadValues) => ({
  values: {},
  errors: { [field]: toError(message, values[field]) },
})

/** The type is what the owner of a number that forms do not take can do; empty for every other value. */
export const toError = (message: string, value: LeadValues[string]) => ({
  type: (typeof value === 'string' ? otherWay(value) : null) ?? '',
  message,
})

import { createFormControl, type Resolver } from 'react-hook-form'
import { log } from '@/lib/core/log'
import { fieldLimit, isConsentRequired, type LeadFormKind, sentEmpty } from '@/lib/leads/forms'
import type { LeadStep } from '@/lib/leads/lead-step'
import { messages } from '@/lib/leads/messages'
import { checkLead, type LeadInput } from '@/lib/leads/schema'
import { submitLead } from '@/lib/leads/submit'
import { readTouches, touchFields } from '@/lib/leads/touches'
import type { AppStore } from '@/stores/app-store'
import type { FieldError } from './lead-form-context'
import { createRequestIds } from './request-ids'

export type LeadFormEngine = {
  /**
   * Checks and sends what stands in the form now. Never throws; a second call while one runs is the caller's to hold back.
   * `withoutCode`: sent without a code and stored as unverified, for when none can be had.
   */
  submit: (options: { withoutCode: boolean }) => Promise<void>
}

type EngineOptions = {
  kind: LeadFormKind
  step: LeadStep
  store: AppStore
  startedAt: () => number
  onInvalid: (error: FieldError) => void
  onUnanswered: () => void
  onAccepted: () => void
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** As react-hook-form reads them: text, or false for a box that is not ticked. */
type Values = Record<string, string | false | null | undefined>

/**
 * Takes over a form that is already in the page: react-hook-form holds the same inputs, with what was typed so far.
 * Outcomes go to the store, which shows the popups (specification §4 and §8).
 */
export function createLeadFormEngine(form: HTMLFormElement, options: EngineOptions): LeadFormEngine {
  const { kind, step, store } = options
  const requestIds = createRequestIds()
  let isCoded = step === 'sendWithCode'
  const control = createFormControl<Values, unknown, LeadInput>({
    resolver: createResolver(kind, () => isCoded),
    // Without them react-hook-form would untick a radio that is not the first of its group.
    defaultValues: Object.fromEntries(namedControls(form).filter(isAnswered).map(nameAndValue)),
    reValidateMode: 'onSubmit',
    // The focus moves together with the message, in `onInvalid`.
    shouldFocusError: false,
  })
  for (const element of namedControls(form)) control.register(element.name).ref(element)

  /** Autofill and the back button may change a field without an event: what stands in the page counts. */
  function readPage() {
    for (const element of namedControls(form)) {
      void control.register(element.name).onChange({ target: element, type: 'change' })
    }
  }

  async function send(lead: LeadInput) {
    const { code, ...uncoded } = toFields(lead)
    const fields = {
      ...sentEmpty(kind),
      ...uncoded,
      ...(isCoded && { code }),
      form: kind,
      website: honeypotOf(form),
      ...touchFields(readTouches()),
    }
    try {
      const answer = await submitLead(
        { ...fields, request_id: requestIds.idFor(fields), elapsed: elapsedSince(options.startedAt()) },
        isCoded,
      )
      requestIds.answered()
      if (answer.outcome === 'refused') return store.getState().leadRefused(answer)
      form.reset()
      options.onAccepted()
      store.getState().leadAccepted(answer.text, answer.receipt)
    } catch (error) {
      log('error', 'lead not sent', { error })
      options.onUnanswered()
    }
  }

  function askForIdentity(lead: LeadInput) {
    const { name, phone, test, source, linkurl, code: _, ...details } = toFields(lead)
    store.getState().identityCheckAsked({
      kind,
      name: name ?? '',
      phone: phone ?? '',
      test: test ?? '0',
      source: source ?? '',
      linkurl: linkurl ?? '',
      details: { ...details, website: honeypotOf(form) },
      opener: { formId: form.id, startedAt: options.startedAt() },
    })
  }

  return {
    submit: async ({ withoutCode }) => {
      isCoded = step === 'sendWithCode' && !withoutCode
      readPage()
      await control.handleSubmit(
        (lead) => (step === 'confirmPhone' ? askForIdentity(lead) : send(lead)),
        (errors) => {
          const [failed] = Object.entries(errors)
          if (!failed) return
          const message = failed[1]?.message ?? messages.malformed
          options.onInvalid({ field: failed[0], message })
          // The floating form says this one aloud as well (specification §5).
          if (message === messages.phoneFormatFloating) window.alert(message)
        },
      )()
    },
  }
}

function createResolver(kind: LeadFormKind, isCoded: () => boolean): Resolver<Values, unknown, LeadInput> {
  return (values) => {
    const agreed = values.agree === '1'
    const check = checkLead(kind, isCoded(), {
      ...onlyTexts(values),
      agree: agreed ? '1' : '0',
      source: String(values.source ?? '').slice(0, 100),
      linkurl: String(values.linkurl || window.location.href).slice(0, fieldLimit),
    })
    if (!check.ok) return failure(check.field, check.message)
    if (isConsentRequired(kind, false) && !agreed) return failure('agree', messages.consentRequired)
    return { values: check.lead, errors: {} }
  }
}

/** A choice that nobody made reads as null or false; it is simply not part of the lead. */
const onlyTexts = (values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'))

const failure = (field: string, message: string) => ({
  values: {},
  errors: { [field]: { type: 'lead', message } },
})

/** The checked values that hold something, as they are sent. */
function toFields(lead: LeadInput): Partial<Record<keyof LeadInput, string>> {
  return Object.fromEntries(Object.entries(lead).filter(([, value]) => value !== undefined && value !== ''))
}

const honeypotOf = (form: HTMLFormElement) => {
  const field = form.elements.namedItem('website')
  return field instanceof HTMLInputElement ? field.value : ''
}

const elapsedSince = (start: number) => String(Math.max(0, Math.round(performance.now() - start)))

function namedControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  )
}

const isAnswered = (element: Control) =>
  !(element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)) || element.checked

const nameAndValue = ({ name, value }: Control) => [name, value] as const

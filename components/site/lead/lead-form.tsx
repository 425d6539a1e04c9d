'use client'

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { FormProvider, type RegisterOptions, useForm, useFormContext } from 'react-hook-form'
import { seenSince } from '@/components/site/early-input/early-input'
import { withinTime } from '@/lib/core/within-time'
import { apiAddress, formPath } from '@/lib/leads/api-paths'
import type { LeadFormKind, LeadStep } from '@/lib/leads/forms'
import { messages } from '@/lib/leads/messages'
import type { LeadInput } from '@/lib/leads/schema'
import { timing } from '@/lib/timing'
import { useAppStoreApi } from '@/stores/app-store-provider'
import type { LeadValues } from './lead-sending'
import { createRequestIds } from './request-ids'

type LeadFormState = {
  /** Id of the form, and prefix of the ids of its fields. */
  id: string
  /** The last submit got no answer. No message reports this (specification §8); the button and the hotline show it. */
  isUnanswered: boolean
  /** Checks and sends the form without its code, for use when no code can be sent. */
  submitWithoutCode: () => void
}

const LeadFormContext = createContext<LeadFormState>({
  id: '',
  isUnanswered: false,
  submitWithoutCode: () => {},
})

export const useLeadForm = () => useContext(LeadFormContext)

/** The props of a field: its id, its error message, and its registration with react-hook-form. */
export function useLeadField(name: string, options?: RegisterOptions<LeadValues>) {
  const { id } = useLeadForm()
  const { register, formState } = useFormContext<LeadValues>()
  return {
    id: `${id}-${name}`,
    error: formState.errors[name]?.message ?? null,
    ...register(name, options),
  }
}

type LeadFormProps = {
  id: string
  kind: LeadFormKind
  step: LeadStep
  /** `performance.now()` when the visitor first saw the form; by default the time when the form became visible. */
  startedAt?: number
  onAccepted?: () => void
  className?: string
  children: ReactNode
}

/** Loads the schema and the client within the time limit of a request, because a lead must not wait longer for them. */
const loadSending = () => withinTime(timing.httpTimeout, import('./lead-sending'))

/**
 * The `<form>` of every lead. It works without scripts: the browser posts it to the host, which answers with a result
 * page. With scripts react-hook-form manages its fields, and the code for checking and sending is loaded at the first
 * touch. A submit waits for that code; when it cannot be loaded, the browser posts the form, so that no lead is lost.
 */
export function LeadForm({ id, kind, step, startedAt, onAccepted, className, children }: LeadFormProps) {
  const store = useAppStoreApi()
  const form = useRef<HTMLFormElement>(null)
  const seenAt = useRef(0)
  const isBusy = useRef(false)
  const isCoded = useRef(false)
  const [requestIds] = useState(createRequestIds)
  const [isUnanswered, setIsUnanswered] = useState(false)
  const methods = useForm<LeadValues, unknown, LeadInput>({
    resolver: async (values) => {
      const { checkValues } = await loadSending()
      return checkValues(values, kind, isCoded.current)
    },
    // A message disappears when its field changes, and can return only at a submit.
    reValidateMode: 'onSubmit',
  })
  const { clearErrors, getValues, handleSubmit, reset, setValues } = methods

  useEffect(() => {
    seenAt.current = startedAt ?? seenSince()
  }, [startedAt])

  useEffect(() => {
    // The browser's own messages are for visitors without scripts; with scripts the texts of the specification are
    // shown at the field.
    if (form.current) form.current.noValidate = true
  }, [])

  function warmUp() {
    // An error here is ignored. It occurs again, and is handled, at the submit.
    loadSending().catch(() => {})
    store.getState().formTouched()
  }

  async function submit({ withoutCode }: { withoutCode: boolean }) {
    const element = form.current
    if (element === null || isBusy.current) return
    isBusy.current = true
    isCoded.current = step === 'sendWithCode' && !withoutCode
    setIsUnanswered(false)
    clearErrors()
    // Autofill and going back change fields without an event.
    setValues(valuesOf(element))
    try {
      await handleSubmit(step === 'confirmPhone' ? askForIdentity : send, ({ phone }) => {
        // The floating form also shows this message in an alert (specification §5).
        if (phone?.message === messages.phoneFormatFloating) window.alert(phone.message)
      })()
    } catch (cause) {
      console.error('code of a form not loaded, posting natively', cause)
      element.submit()
      await untilPosted()
    } finally {
      isBusy.current = false
    }
  }

  async function send(lead: LeadInput) {
    const { sendLead } = await loadSending()
    const website = getValues('website') || ''
    const answer = await sendLead({
      kind,
      lead,
      isCoded: isCoded.current,
      website,
      seenAt: seenAt.current,
      requestIds,
    })
    if (answer === null) return setIsUnanswered(true)
    if (answer.outcome === 'refused') return store.getState().leadRefused(answer)
    reset()
    onAccepted?.()
    store.getState().leadAccepted(answer.text, answer.receipt)
  }

  async function askForIdentity(lead: LeadInput) {
    const { toFields } = await loadSending()
    const { name, phone, test, source, linkurl, code: _, ...details } = toFields(lead)
    store.getState().identityCheckAsked({
      kind,
      name: name ?? '',
      phone: phone ?? '',
      test: test ?? '0',
      source: source ?? '',
      linkurl: linkurl ?? '',
      details: { ...details, website: getValues('website') || '' },
      opener: { formId: id, startedAt: seenAt.current },
    })
  }

  return (
    <FormProvider {...methods}>
      <LeadFormContext
        value={{ id, isUnanswered, submitWithoutCode: () => void submit({ withoutCode: true }) }}
      >
        <form
          ref={form}
          id={id}
          className={className}
          data-unanswered={isUnanswered || undefined}
          method="post"
          action={apiAddress(formPath)}
          onFocus={warmUp}
          onPointerEnter={warmUp}
          onInput={({ target }) => {
            if (isField(target)) clearErrors(target.name)
          }}
          onReset={() => clearErrors()}
          onSubmit={(event) => {
            event.preventDefault()
            void submit({ withoutCode: false })
          }}
        >
          {children}
        </form>
      </LeadFormContext>
    </FormProvider>
  )
}

/**
 * The browser gives no signal when it is about to leave the page. A visitor who is still here after three seconds may
 * send again.
 */
const untilPosted = () => new Promise((resolve) => setTimeout(resolve, 3_000))

/** The value of each field as a post would send it; null for no choice. */
function valuesOf(form: HTMLFormElement): LeadValues {
  const posted = new FormData(form)
  const values: LeadValues = {}
  for (const field of form.elements) {
    if (!isField(field) || field.name === '') continue
    const value = posted.get(field.name)
    values[field.name] = typeof value === 'string' ? value : null
  }
  return values
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

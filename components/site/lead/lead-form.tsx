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
  /** The form's own, which the ids of its fields begin with. */
  id: string
  /** The last submit was not answered: no message says so (specification §8), the button and the hotline do. */
  isUnanswered: boolean
  /** Checks and sends the form without its code, for when none can be had. */
  submitWithoutCode: () => void
}

const LeadFormContext = createContext<LeadFormState>({
  id: '',
  isUnanswered: false,
  submitWithoutCode: () => {},
})

export const useLeadForm = () => useContext(LeadFormContext)

/** What a field of this name needs: its id, the text of its failure, and react-hook-form's hold on it. */
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
  /** `performance.now()` at which the visitor first saw what is sent; when the form came into sight where absent. */
  startedAt?: number
  onAccepted?: () => void
  className?: string
  children: ReactNode
}

/** The schema and the client, within the time that a call may take; a lead must not wait longer for them. */
const loadSending = () => withinTime(timing.httpTimeout, import('./lead-sending'))

/**
 * The `<form>` of every lead. It is whole without scripts: the markup posts to the host, which answers with a result page. With them,
 * react-hook-form holds its fields; what checks and sends is loaded at the first touch. A submit waits for that and is posted by the
 * browser when it cannot be had, so that no lead is lost.
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
    // A message goes when its field is changed, and comes back at a submit only.
    reValidateMode: 'onSubmit',
  })
  const { clearErrors, getValues, handleSubmit, reset, setValues } = methods

  useEffect(() => {
    seenAt.current = startedAt ?? seenSince()
  }, [startedAt])

  useEffect(() => {
    // The browser's own bubbles are for visitors without scripts; here the texts of the specification stand at the field.
    if (form.current) form.current.noValidate = true
  }, [])

  function warmUp() {
    // A failure is met again, and handled, at the submit.
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
    // Autofill and the way back to a page change fields without an event.
    setValues(valuesOf(element))
    try {
      await handleSubmit(step === 'confirmPhone' ? askForIdentity : send, ({ phone }) => {
        // The floating form says this one aloud as well (specification §5).
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

/** The browser tells nothing of a page that it is about to leave. Anyone who is still here after three seconds may send again. */
const untilPosted = () => new Promise((resolve) => setTimeout(resolve, 3_000))

/** Each field with what a post would carry of it; null where nothing is ticked or chosen. */
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

'use client'

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldErrors, RegisterOptions } from 'react-hook-form'
import { seenSince } from '@/components/site/early-input/early-input'
import { isServerThere } from '@/lib/chunk-errors'
import { withinTime } from '@/lib/core/within-time'
import { apiAddress, formPath } from '@/lib/leads/api-paths'
import type { LeadFormKind, LeadStep } from '@/lib/leads/forms'
import { timing } from '@/lib/timing'
import { useAppStoreApi } from '@/stores/app-store-provider'
import type { LeadControl, LeadValues } from './lead-sending'

type ManagedFields = { control: LeadControl; errors: FieldErrors<LeadValues> }

type LeadFormState = {
  /** Id of the form, and prefix of the ids of its fields. */
  id: string
  /** Null until react-hook-form manages the fields. */
  managed: ManagedFields | null
  isSubmitting: boolean
  /** The last submit got no answer. No message reports this (specification §8); the button and the hotline show it. */
  isUnanswered: boolean
  /** Loads react-hook-form, which manages the fields from then on. Rejects when it cannot be loaded. */
  manageFields: () => Promise<LeadControl>
  /** Checks and sends the form without its code, for use when no code can be sent. */
  submitWithoutCode: () => void
}

const LeadFormContext = createContext<LeadFormState | null>(null)

export function useLeadForm(): LeadFormState {
  const state = useContext(LeadFormContext)
  if (state === null) throw new Error('useLeadForm is used inside <LeadForm> only')
  return state
}

/**
 * The props of a field: its id, its error message, and its registration with react-hook-form once that is loaded. The
 * element stays the same, so that it keeps what was typed, the focus and a word that is being composed.
 */
export function useLeadField(name: string, options?: RegisterOptions<LeadValues>) {
  const { id, managed } = useLeadForm()
  return {
    id: `${id}-${name}`,
    error: managed?.errors[name]?.message ?? null,
    ...(managed?.control.register(name, options) ?? { name }),
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

/**
 * Loads react-hook-form, the schema and the client within the time limit of a request, because a lead must not wait
 * longer for them.
 */
const loadSending = () => withinTime(timing.httpTimeout, import('./lead-sending'))

/**
 * The `<form>` of every lead. It works without scripts: the browser posts it to the host, which answers with a result
 * page. With scripts react-hook-form manages its fields; its code, and that for checking and sending, is loaded at the
 * first touch. A submit waits for that code; when it cannot be loaded, the browser posts the form, so that no lead is
 * lost. While nothing answers there, the form stays and can be sent again.
 */
export function LeadForm({ id, kind, step, startedAt, onAccepted, className, children }: LeadFormProps) {
  const store = useAppStoreApi()
  const form = useRef<HTMLFormElement>(null)
  const control = useRef<LeadControl>(null)
  const seenAt = useRef(0)
  const isBusy = useRef(false)
  const [managed, setManaged] = useState<ManagedFields | null>(null)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [isUnanswered, setIsUnanswered] = useState(false)

  useEffect(() => {
    seenAt.current = startedAt ?? seenSince()
  }, [startedAt])

  useEffect(() => {
    // The browser's own messages are for visitors without scripts; with scripts the texts of the specification are
    // shown at the field.
    if (form.current) form.current.noValidate = true
  }, [])

  async function manageFields(): Promise<LeadControl> {
    const { createLeadControl } = await loadSending()
    if (control.current !== null) return control.current
    const created = createLeadControl({ formId: id, kind, step, store })
    control.current = created
    created.subscribe({
      formState: { errors: true },
      callback: ({ errors }) => setManaged({ control: created, errors: errors ?? {} }),
    })
    // At once, because the first check focuses a registered field.
    flushSync(() => setManaged({ control: created, errors: {} }))
    return created
  }

  const clearErrors = (name?: string) => control.current?.clearErrors(name)

  function warmUp() {
    // An error here is ignored. It occurs again, and is handled, at the submit.
    manageFields().catch(() => {})
    store.getState().formTouched()
  }

  async function submit({ withoutCode }: { withoutCode: boolean }) {
    const element = form.current
    if (element === null || isBusy.current) return
    isBusy.current = true
    setIsSubmitting(true)
    setIsUnanswered(false)
    clearErrors()
    const pressed = valuesOf(element)
    try {
      const control = await manageFields()
      // Autofill and going back change fields without an event. What was corrected since the press counts too, unless
      // the form is no longer in the page.
      const values = form.current === null ? pressed : valuesOf(form.current)
      setIsUnanswered(!(await control.submit({ values, withoutCode, seenAt: seenAt.current, onAccepted })))
    } catch (cause) {
      console.error('code of a form not loaded', cause)
      if (element.isConnected && !(await isServerThere(element.action).catch(() => true)))
        return setIsUnanswered(true)
      // The browser posts only a form in the page, and its visitor may have left that page.
      if (!element.isConnected) {
        element.hidden = true
        document.body.append(element)
      }
      element.submit()
      await untilPosted()
    } finally {
      isBusy.current = false
      setIsSubmitting(false)
    }
  }

  return (
    <LeadFormContext
      value={{
        id,
        managed,
        isSubmitting,
        isUnanswered,
        manageFields,
        submitWithoutCode: () => void submit({ withoutCode: true }),
      }}
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

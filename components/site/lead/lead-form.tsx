'use client'

import { type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { StandsSince } from '@/components/site/islands/stands-since'
import { withinTime } from '@/lib/core/within-time'
import { callAddress, formPath } from '@/lib/leads/calls'
import type { LeadFormKind } from '@/lib/leads/forms'
import type { LeadStep } from '@/lib/leads/lead-step'
import { timing } from '@/lib/timing'
import { useAppStoreApi } from '@/stores/app-store-provider'
import { type FieldError, LeadFormContext } from './lead-form-context'
import type { LeadFormEngine } from './lead-form-engine'

type LeadFormProps = {
  id: string
  kind: LeadFormKind
  step: LeadStep
  /** `performance.now()` at which the visitor first saw what is sent; when the form came into the page where absent. */
  startedAt?: number
  onAccepted?: () => void
  className?: string
  children: ReactNode
}

/**
 * The `<form>` of every lead. It is whole without JavaScript: the markup posts to the host, which answers with a result
 * page. With it, the first touch loads the engine (checks, axios), which takes over the same inputs; a submit waits for
 * the engine and falls back to the native post when it can't be had, so that no lead is lost.
 */
export function LeadForm({ id, kind, step, startedAt, onAccepted, className, children }: LeadFormProps) {
  const store = useAppStoreApi()
  const form = useRef<HTMLFormElement>(null)
  const standsSince = useContext(StandsSince)
  const mountedAt = useRef(0)
  const engine = useRef<Promise<LeadFormEngine> | null>(null)
  const isBusy = useRef(false)
  const accepted = useRef(onAccepted)
  const [isPending, setIsPending] = useState(false)
  const [isUnanswered, setIsUnanswered] = useState(false)
  const [error, setError] = useState<FieldError | null>(null)

  useEffect(() => {
    accepted.current = onAccepted
  }, [onAccepted])

  useEffect(() => {
    mountedAt.current = performance.now()
    // The browser's own bubbles are for visitors without scripts; here the texts of the specification stand at the field.
    if (form.current) form.current.noValidate = true
  }, [])

  function showError(next: FieldError | null) {
    setError(next)
    if (next) focusField(form.current, next.field)
  }

  function loadEngine(element: HTMLFormElement): Promise<LeadFormEngine> {
    engine.current ??= import('./lead-form-engine')
      .then(({ createLeadFormEngine }) =>
        createLeadFormEngine(element, {
          kind,
          step,
          store,
          startedAt: () => startedAt ?? standsSince ?? mountedAt.current,
          onInvalid: showError,
          onUnanswered: () => setIsUnanswered(true),
          onAccepted: () => accepted.current?.(),
        }),
      )
      .catch((cause: unknown) => {
        engine.current = null
        throw cause
      })
    return engine.current
  }

  function warmUp() {
    // A failure here is met again, and handled, at the submit.
    if (form.current) loadEngine(form.current).catch(() => {})
    store.getState().formTouched()
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (event.target === event.currentTarget) void send(event.currentTarget, { withoutCode: false })
  }

  async function send(element: HTMLFormElement, options: { withoutCode: boolean }) {
    if (isBusy.current) return
    isBusy.current = true
    setIsPending(true)
    setIsUnanswered(false)
    setError(null)
    try {
      // An engine that does not arrive must not hold the lead back longer than a call may take.
      const ready = await withinTime(timing.httpTimeout, loadEngine(element)).catch((cause: unknown) => {
        console.error('lead form engine not loaded, posting natively', cause)
        return null
      })
      if (ready) await ready.submit(options)
      else element.submit()
    } finally {
      isBusy.current = false
      setIsPending(false)
    }
  }

  return (
    <LeadFormContext
      value={{
        id,
        error,
        isPending,
        isUnanswered,
        showError,
        submitWithoutCode: () => form.current && void send(form.current, { withoutCode: true }),
      }}
    >
      <form
        ref={form}
        id={id}
        className={className}
        data-unanswered={isUnanswered || undefined}
        method="post"
        action={callAddress(formPath)}
        onFocus={warmUp}
        onPointerDown={warmUp}
        onInput={(event) => {
          if (error && event.target instanceof HTMLElement && nameOf(event.target) === error.field)
            setError(null)
        }}
        onReset={() => {
          setError(null)
        }}
        onSubmit={onSubmit}
      >
        {children}
      </form>
    </LeadFormContext>
  )
}

function focusField(form: HTMLFormElement | null, name: string) {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

const nameOf = (element: HTMLElement) => element.getAttribute('name')

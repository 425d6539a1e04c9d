'use client'

import type { ComponentProps } from 'react'

export type AnsweredFormProps = Omit<ComponentProps<'form'>, 'method'> & {
  /** Leaves empty fields out of the address, so that equal states have one address. */
  omitsEmpty?: boolean
}

/**
 * A GET form that the browser submits. When a visitor comes back to the page, the fields show the values of that
 * page, not those of the next one.
 */
export function AnsweredForm({ omitsEmpty = false, ...form }: AnsweredFormProps) {
  return (
    <form
      {...form}
      method="get"
      onSubmit={(event) => {
        form.onSubmit?.(event)
        if (event.defaultPrevented) return
        const sent = event.currentTarget
        if (omitsEmpty) sent.addEventListener('formdata', leaveOutEmpty, { once: true })
        window.addEventListener('pagehide', () => sent.reset(), { once: true })
      }}
    />
  )
}

function leaveOutEmpty({ formData }: FormDataEvent) {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
}

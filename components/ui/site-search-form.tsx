'use client'

import Form from 'next/form'
import type { FormEvent, ReactNode } from 'react'

type SiteSearchFormProps = { className?: string | undefined; children: ReactNode }

/** The form of the site search, around its field `Keyword`. The results page sends an empty search on. */
export function SiteSearchForm({ className, children }: SiteSearchFormProps) {
  return (
    <Form action="/search" prefetch={false} className={className} onSubmit={trimWords}>
      {children}
    </Form>
  )
}

/** So that the same words have one address. */
function trimWords({ currentTarget }: FormEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem('Keyword')
  if (field instanceof HTMLInputElement) field.value = field.value.trim()
}

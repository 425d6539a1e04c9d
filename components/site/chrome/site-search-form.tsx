'use client'

import Form from 'next/form'
import type { FormEvent, ReactNode } from 'react'
import { beginProgress } from '@/components/ui/page-progress'
import { paths } from '@/lib/routing/paths'

type SiteSearchFormProps = { className?: string | undefined; children: ReactNode }

/** The form of the site search, around its field `Keyword`. The results page redirects an empty search. */
export function SiteSearchForm({ className, children }: SiteSearchFormProps) {
  return (
    <Form action="/search" prefetch={false} className={className} onSubmit={onSubmit}>
      {children}
    </Form>
  )
}

function onSubmit({ currentTarget }: FormEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem('Keyword')
  if (!(field instanceof HTMLInputElement)) return
  // Equal words have one address without outer spaces.
  field.value = field.value.trim()
  beginProgress(paths.search(field.value))
}

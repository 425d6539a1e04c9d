import type { ComponentProps } from 'react'

type QueryFormProps = ComponentProps<'form'> & {
  /** What the page answers: with another answer the fields are drawn anew, for React leaves a field that stands as it was chosen. */
  state: unknown
  /** Whether an empty field says nothing, so that it stays out of the address. */
  omitsEmpty?: boolean
}

/** Questions that a page answers by its address (GET), so that no script is needed; `query-forms.ts` does what the browser leaves. */
export function QueryForm({ state, omitsEmpty = false, ...form }: QueryFormProps) {
  return <form key={JSON.stringify(state)} method="get" data-query={omitsEmpty ? 'filled' : ''} {...form} />
}

import { waitFor } from '@testing-library/react'

/** A field of a form of the page. */
export const findField = (container: HTMLElement, name: string) =>
  waitFor(() => {
    const field = container.querySelector<HTMLInputElement>(`form input[name="${name}"]`)
    if (field === null) throw new Error(`no field ${name}`)
    return field
  })

import { screen, within } from '@testing-library/react'

/** Opens the fold with this label and returns its content. */
export function openFold(label: string | RegExp) {
  const fold = screen.getByText(label, { selector: 'summary *' }).closest('details')
  if (fold === null) throw new Error(`no fold is called ${label}`)
  fold.open = true
  return within(fold)
}

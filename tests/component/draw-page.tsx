import { act, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import { AppStoreProvider } from '@/stores/app-store-provider'

/** Renders a part with a lead form, which reads the store, and waits until the code of the form is loaded. */
export async function drawPage(page: ReactNode) {
  const rendered = await act(async () => render(<AppStoreProvider>{page}</AppStoreProvider>))
  await waitFor(() => expect(rendered.container).not.toBeEmptyDOMElement())
  return rendered
}

import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { EarlyInput } from '@/components/site/early-input/early-input'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { AppStoreProvider } from '@/stores/app-store-provider'
import { accepted, hostAnswers, send } from './support'

const form = (
  <AppStoreProvider>
    <EarlyInput>
      <InlineLeadForm kind="immigration" source="移民频道底部" title="咨询" />
    </EarlyInput>
  </AppStoreProvider>
)

it('a form that the browser has filled again, after going back, is sent without a time', async () => {
  const calls = hostAnswers(accepted)
  const load = { type: 'back_forward' } as PerformanceNavigationTiming
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load])
  const page = document.createElement('div')
  page.innerHTML = renderToString(form)
  document.body.append(page)
  await act(async () => hydrateRoot(page, form))
  await send()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields.elapsed).toBe('')
})

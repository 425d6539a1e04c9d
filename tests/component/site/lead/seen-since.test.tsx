import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { EarlyInput } from '@/components/site/early-input/early-input'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { AppStoreProvider } from '@/stores/app-store-provider'
import { accepted, hostAnswers, send } from './support'

const pageWith = (title: string) => (
  <AppStoreProvider>
    <EarlyInput>
      <InlineLeadForm key={title} kind="immigration" source="移民频道底部" title={title} />
    </EarlyInput>
  </AppStoreProvider>
)

it('a form counts the time since its page was shown, or shown by a later navigation', async () => {
  const calls = hostAnswers(accepted)
  const now = vi.spyOn(performance, 'now').mockReturnValue(9_000)
  const paint = Object.assign({ startTime: 3_000 }, { name: 'first-contentful-paint' }) as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([paint])
  const page = document.createElement('div')
  page.innerHTML = renderToString(pageWith('咨询'))
  document.body.append(page)
  const root = await act(async () => hydrateRoot(page, pageWith('咨询')))

  await send()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields.elapsed).toBe('6000')

  await act(async () => root.render(pageWith('再咨询')))
  now.mockReturnValue(9_400)
  await send()
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]?.fields.elapsed).toBe('400')
})

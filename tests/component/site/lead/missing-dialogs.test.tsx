import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LeadDialogs } from '@/components/site/lead/lead-dialogs'
import type { AppStore } from '@/stores/app-store'
import { AppStoreProvider, useAppStoreApi } from '@/stores/app-store-provider'

vi.mock('@/components/site/lead/open-dialog', () => {
  throw new Error('Loading chunk failed')
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('alert', vi.fn())
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function TakeStore({ take }: { take: (store: AppStore) => void }) {
  take(useAppStoreApi())
  return null
}

function renderDialogs(): AppStore {
  const stores: AppStore[] = []
  render(
    <AppStoreProvider>
      <form id="opener" />
      <TakeStore take={(store) => stores.push(store)} />
      <LeadDialogs />
    </AppStoreProvider>,
  )
  const [store] = stores
  if (store === undefined) throw new Error('no store')
  return store
}

describe('dialogs whose code does not load', () => {
  it.each([
    ['success', (store: AppStore) => store.getState().leadAccepted('资料提交成功')],
    [
      'failure',
      (store: AppStore) => store.getState().leadRefused({ text: '资料提交成功', wrongCode: false }),
    ],
  ])('are replaced by an alert for a %s', async (_, open) => {
    const store = renderDialogs()
    act(() => open(store))
    await waitFor(() => expect(window.alert).toHaveBeenCalledExactlyOnceWith('资料提交成功'))
    expect(store.getState().dialog).toBeNull()
  })

  it.each([
    [405, 1, 0],
    [502, 0, 1],
  ])(
    'are replaced by a native post for the identity check, while the host answers: %s',
    async (status, posts, words) => {
      vi.stubGlobal('fetch', async () => ({ status }))
      const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
      const store = renderDialogs()
      act(() =>
        store.getState().identityCheckAsked({
          kind: 'language',
          name: '林晓',
          phone: '13800138000',
          test: '0',
          source: '托福频道底部',
          linkurl: '',
          details: {},
          opener: { formId: 'opener', startedAt: 0 },
        }),
      )
      await waitFor(() => expect(submitted).toHaveBeenCalledTimes(posts))
      await waitFor(() => expect(window.alert).toHaveBeenCalledTimes(words))
      expect(submitted.mock.contexts).toEqual(posts === 0 ? [] : [document.getElementById('opener')])
      expect(store.getState().dialog).toBeNull()
    },
  )
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { lazy } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Kept } from '@/components/site/islands/kept'
import { AppStoreProvider, useAppStore } from '@/stores/app-store-provider'
import { renderInStore } from '../chrome/support'

const load = vi.fn(async () => ({ default: () => <a href="/drawn">由浏览器画出</a> }))

function Topic() {
  return useAppStore(({ floating }) => (floating?.kind === 'chat' ? floating.topic : ''))
}

test('leaves the markup of the server as it is, and does not fetch its code', async () => {
  const View = lazy(load)
  const page = document.createElement('div')
  page.innerHTML = '<footer><a href="tel:400" data-consult="页脚咨询">在线咨询</a></footer><output></output>'
  document.body.append(page)
  const complaints = vi.spyOn(console, 'error')
  await act(async () => {
    hydrateRoot(
      page,
      <AppStoreProvider branches={[]} links={[]}>
        <Kept as="footer">
          <View />
        </Kept>
        <output>
          <Topic />
        </output>
      </AppStoreProvider>,
    )
  })
  expect(page.querySelector('footer')?.textContent).toBe('在线咨询')
  fireEvent.click(screen.getByText('在线咨询'))
  expect(page.querySelector('output')?.textContent).toBe('页脚咨询')
  expect(page.querySelector('footer')?.textContent).toBe('在线咨询')
  expect(load).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
  page.remove()
})

test('draws itself after a navigation from a page without it', async () => {
  const View = lazy(load)
  renderInStore(
    <Kept>
      <View />
    </Kept>,
  )
  await waitFor(() => expect(screen.getByRole('link', { name: '由浏览器画出' })).toBeInTheDocument())
  expect(load).toHaveBeenCalledOnce()
})

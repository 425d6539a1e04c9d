import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HeaderIsland } from '@/components/site/chrome/header-island'
import { useAppStore } from '@/stores/app-store-provider'
import { leave, stand } from '../islands/stand'

vi.mock('next/navigation', () => ({
  useSelectedLayoutSegments: () => [],
  useSearchParams: () => new URLSearchParams(),
}))

vi.mock('@/components/site/chrome/header-view', () => {
  throw new Error('Loading chunk failed')
})

afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

function Topic() {
  return useAppStore(({ floating }) => (floating?.kind === 'chat' ? floating.topic : null))
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await stand(
    <>
      <HeaderIsland variant="default" origins={{}} hasBranches={false} codes={null} />
      <output>
        <Topic />
      </output>
    </>,
    <header data-scripts="asleep">
      <a href="tel:400" data-consult="荷兰留学">
        荷兰
      </a>
    </header>,
    <>
      <Suspense fallback={null} />
      <output />
    </>,
  )
})

test('a header whose code does not arrive leaves its menus to the style sheets', async () => {
  await waitFor(() => expect(screen.getByRole('banner')).not.toHaveAttribute('data-scripts'))
})

test.each([
  ['at once', async () => {}],
  ['later', () => waitFor(() => expect(screen.getByRole('banner')).not.toHaveAttribute('data-scripts'))],
])('its wishes to talk, pressed %s, open the chat', async (_, wait) => {
  await wait()
  expect(fireEvent.click(screen.getByText('荷兰'))).toBe(false)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('荷兰留学'))
})

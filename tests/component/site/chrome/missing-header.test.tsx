import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { HeaderIsland } from '@/components/site/chrome/header-island'
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

test('a header whose code does not arrive leaves its menus to the style sheets', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await stand(
    <HeaderIsland variant="default" origins={{}} hasBranches={false} codes={null} />,
    <header data-scripts="asleep">
      <button type="button">留学服务</button>
    </header>,
    <Suspense fallback={null} />,
  )
  await waitFor(() => expect(screen.getByRole('banner')).not.toHaveAttribute('data-scripts'))
})

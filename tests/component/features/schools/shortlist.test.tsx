import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const key = 'school-shortlist'

/** The shortlist reads the browser's storage once for each page load, so each test loads its module anew. */
async function load() {
  const { ShortlistButton } = await import('@/components/features/schools/shortlist-button')
  const { ShortlistLink } = await import('@/components/features/schools/shortlist-link')
  return (ids: string[]) =>
    render(
      <>
        {ids.map((id) => (
          <ShortlistButton key={id} id={id} name={`${id} 大学`} />
        ))}
        <ShortlistLink />
      </>,
    )
}

const link = () => screen.getByRole('link', { name: /我的备选/ })

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('shortlist', () => {
  it('saves schools, counts them, links to their comparison and removes them', async () => {
    const user = userEvent.setup()
    const show = await load()
    show(['us-a', 'uk-b'])
    expect(link()).toHaveAttribute('href', '/yxk/compare')
    await user.click(screen.getByRole('button', { name: '加入备选：us-a 大学' }))
    await user.click(screen.getByRole('button', { name: '加入备选：uk-b 大学' }))
    expect(link()).toHaveAttribute('href', '/yxk/compare?ids=us-a,uk-b')
    expect(link()).toHaveTextContent('2 所')
    expect(localStorage.getItem(key)).toBe('["us-a","uk-b"]')
    await user.click(screen.getByRole('button', { name: '移出备选：us-a 大学' }))
    expect(link()).toHaveAttribute('href', '/yxk/compare?ids=uk-b')
  })

  it('accepts twelve and shows when it is full', async () => {
    const user = userEvent.setup()
    localStorage.setItem(key, JSON.stringify(Array.from({ length: 12 }, (_, at) => `s${at}`)))
    const show = await load()
    show(['more', 's0'])
    const full = screen.getByRole('button', { name: '备选已满：more 大学' })
    expect(full).toHaveAttribute('aria-disabled', 'true')
    await user.click(full)
    expect(link()).toHaveTextContent('12 所')
    await user.click(screen.getByRole('button', { name: '移出备选：s0 大学' }))
    expect(screen.getByRole('button', { name: '加入备选：more 大学' })).not.toHaveAttribute('aria-disabled')
  })

  it.each(['not json', '{"a":1}', '["../x", 5, null]'])(
    'is empty and still works when storage holds %j',
    async (stored) => {
      const user = userEvent.setup()
      localStorage.setItem(key, stored)
      const show = await load()
      show(['us-a'])
      expect(link()).toHaveAttribute('href', '/yxk/compare')
      await user.click(screen.getByRole('button', { name: '加入备选：us-a 大学' }))
      expect(link()).toHaveAttribute('href', '/yxk/compare?ids=us-a')
    },
  )

  it('works within the page when storage is refused', async () => {
    const user = userEvent.setup()
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const show = await load()
    show(['us-a'])
    await user.click(screen.getByRole('button', { name: '加入备选：us-a 大学' }))
    expect(link()).toHaveAttribute('href', '/yxk/compare?ids=us-a')
  })

  it('follows changes in another tab', async () => {
    const show = await load()
    show(['us-a'])
    act(() => {
      localStorage.setItem(key, '["us-a"]')
      window.dispatchEvent(new StorageEvent('storage', { key }))
    })
    expect(link()).toHaveAttribute('href', '/yxk/compare?ids=us-a')
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    expect(link()).toHaveAttribute('href', '/yxk/compare')
  })
})

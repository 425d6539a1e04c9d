import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Kept } from '@/components/site/islands/kept'
import { type View as DrawnView, viewOf } from '@/components/site/islands/view'
import { useAppStore } from '@/stores/app-store-provider'
import { renderInStore } from '../chrome/support'
import { leave, show, stand } from './stand'

const reloads = vi.hoisted(() => vi.fn())
vi.mock('@/lib/chunk-errors', () => ({ reloadOnce: reloads }))

const View = ({ label }: { label: string }) => <a href="/drawn">{label}</a>
const load = vi.fn(async () => View)

beforeEach(() => {
  reloads.mockReset()
  load.mockClear()
})

afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

function Topic() {
  return useAppStore(({ floating }) => (floating?.kind === 'chat' ? floating.topic : ''))
}

test('leaves the markup of the server as it is, and does not fetch its code', async () => {
  const complaints = vi.spyOn(console, 'error')
  const page = await stand(
    <>
      <Kept className="island" view={viewOf(load)} props={{ label: '由浏览器画出' }} />
      <output>
        <Topic />
      </output>
    </>,
    <a href="tel:400" data-consult="页脚咨询">
      在线咨询
    </a>,
    <output />,
  )
  fireEvent.click(screen.getByText('在线咨询'))
  expect(page.querySelector('output')?.textContent).toBe('页脚咨询')
  expect(page.querySelector('.island')?.textContent).toBe('在线咨询')
  expect(load).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})

test('has its code fetched when its page is left, for who comes back', async () => {
  await stand(
    <Kept className="island" view={viewOf(load)} props={{ label: '由浏览器画出' }} />,
    <a href="/drawn">由浏览器画出</a>,
  )
  expect(load).not.toHaveBeenCalled()
  await show(<p>另一页</p>)
  expect(load).toHaveBeenCalledOnce()
})

test('draws itself after a navigation from a page without it', async () => {
  await act(async () => renderInStore(<Kept view={viewOf(load)} props={{ label: '由浏览器画出' }} />))
  await waitFor(() => expect(screen.getByRole('link', { name: '由浏览器画出' })).toBeInTheDocument())
  expect(load).toHaveBeenCalledOnce()
  expect(reloads).not.toHaveBeenCalled()
})

describe('a page that is navigated to', () => {
  const page = (view: DrawnView<{ label: string }>) => (
    <>
      <h1>页面</h1>
      <Kept view={view} props={{ label: '由浏览器画出' }} />
    </>
  )

  test('comes with the part, so that nothing moves when it is there', async () => {
    let arrive: (loaded: typeof View) => void = () => {}
    const view = viewOf<{ label: string }>(() => new Promise((resolve) => (arrive = resolve)))
    await act(async () => renderInStore(page(view)))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    await act(async () => arrive(View))
    expect(screen.getByRole('heading', { name: '页面' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '由浏览器画出' })).toBeInTheDocument()
  })

  test('does not wait for ever', async () => {
    vi.useFakeTimers()
    const view = viewOf<{ label: string }>(() => new Promise(() => {}))
    await act(async () => renderInStore(page(view)))
    await act(async () => vi.advanceTimersByTime(1_500))
    expect(screen.getByRole('heading', { name: '页面' })).toBeInTheDocument()
    vi.useRealTimers()
  })
})

test('whose code cannot be had leaves the page as it is, which loads anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const view = viewOf<{ label: string }>(() => Promise.reject(new Error('Loading chunk failed')))
  await act(async () =>
    renderInStore(
      <>
        <h1>页面</h1>
        <Kept view={view} props={{ label: '由浏览器画出' }} />
      </>,
    ),
  )
  await waitFor(() => expect(reloads).toHaveBeenCalledOnce())
  expect(screen.getByRole('heading', { name: '页面' })).toBeInTheDocument()
})

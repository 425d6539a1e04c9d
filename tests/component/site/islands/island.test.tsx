import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import { useAppStore } from '@/stores/app-store-provider'
import { renderInStore } from '../chrome/support'
import { leave, show, stand } from './stand'

afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0)
  const topic = useAppStore(({ floating }) => (floating?.kind === 'chat' ? floating.topic : ''))
  const ask = useAppStore((state) => state.chatAsked)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)} onPointerEnter={() => ask('近')}>
        {label} {count}
      </button>
      <input aria-label="说明" defaultValue="" onFocus={() => ask('写')} />
      <output>{topic}</output>
    </>
  )
}

function counter() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Counter>()
  const load = vi.fn(() => promise)
  return { view: viewOf(load), load, arrive: () => act(async () => resolve(Counter)), fail: reject }
}

test('leaves the markup of the server as it is, and does not fetch its code', async () => {
  const { view, load } = counter()
  const complaints = vi.spyOn(console, 'error')
  await stand(<Island view={view} props={{ label: '数' }} />, <Counter label="数" />)
  expect(screen.getByRole('button', { name: '数 0' })).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})

test('takes the same elements over at the first touch, and what was missed happens then', async () => {
  const { view, load, arrive } = counter()
  await stand(<Island view={view} props={{ label: '数' }} />, <Counter label="数" />)
  const button = screen.getByRole('button')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const user = userEvent.setup()
  await user.type(field, '先写')
  await user.click(button)
  expect(button).toHaveTextContent('数 0')
  expect(load).toHaveBeenCalledOnce()
  await arrive()
  await waitFor(() => expect(button).toHaveTextContent('数 1'))
  expect(screen.getByRole('button')).toBe(button)
  expect(field).toHaveValue('先写')
  await user.click(button)
  expect(button).toHaveTextContent('数 2')
})

test('takes a second press for want of an answer as the first', async () => {
  const { view, arrive } = counter()
  await stand(<Island view={view} props={{ label: '数' }} />, <Counter label="数" />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  await arrive()
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('数 1'))
})

test('makes up for a press on markup that something else has changed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { view, arrive } = counter()
  await stand(<Island view={view} props={{ label: '数' }} />, <Counter label="数" />)
  screen.getByRole('button').innerHTML = '<font>number</font>'
  fireEvent.click(screen.getByRole('button'))
  await arrive()
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('数 1'))
})

test('is not drawn on a page that was left meanwhile', async () => {
  const { view, arrive } = counter()
  const complaints = vi.spyOn(console, 'error')
  const page = await stand(<Island view={view} props={{ label: '数' }} />, <Counter label="数" />)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  await show(<p>别页</p>)
  await arrive()
  expect(button).toHaveTextContent('数 0')
  expect(page).toHaveTextContent('别页')
  expect(complaints).not.toHaveBeenCalled()
})

test('stands once where React runs effects twice, as it does in development', async () => {
  const complaints = vi.spyOn(console, 'error')
  const wakeAtOnce = (_: unknown, wake: () => Promise<unknown>) => {
    void wake()
    return () => {}
  }
  const view = viewOf(async () => Counter)
  await stand(
    <StrictMode>
      <Island view={view} props={{ label: '数' }} onStand={wakeAtOnce} />
    </StrictMode>,
    <Counter label="数" />,
  )
  const button = await screen.findByRole('button', { name: '数 0' })
  await userEvent.click(button)
  expect(button).toHaveTextContent('数 1')
  expect(complaints).not.toHaveBeenCalled()
})

test.each([
  ['that the pointer rests there', () => userEvent.hover(screen.getByRole('button')), '近'],
  ['that the focus is there', () => userEvent.click(screen.getByRole('textbox')), '写'],
  [
    'nothing of a pointer that passed',
    async () => {
      await userEvent.hover(screen.getByRole('button'))
      await userEvent.unhover(screen.getByRole('button'))
    },
    '',
  ],
])('is told %s when its code comes, and shares the state of the page', async (_, touch, topic) => {
  const { view, arrive } = counter()
  await stand(<Island view={view} props={{ label: '数' }} />, <Counter label="数" />)
  await touch()
  await arrive()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${topic}$`)))
})

test('shows other props of a later page, and keeps what was typed', async () => {
  const { view, arrive } = counter()
  await stand(<Island view={view} props={{ label: '数' }} />, <Counter label="数" />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.value = '先写'
  await show(<Island view={view} props={{ label: '新' }} />)
  await arrive()
  await waitFor(() => expect(screen.getByRole('button', { name: '新 0' })).toBeInTheDocument())
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field).toHaveValue('先写')
})

test('shows other props later where its code did not arrive at first', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<typeof Counter>>().mockRejectedValueOnce(new Error('Loading chunk failed'))
  load.mockResolvedValue(Counter)
  const view = viewOf(load)
  await stand(<Island view={view} props={{ label: '数' }} />, <Counter label="数" />)
  await show(<Island view={view} props={{ label: '新' }} />)
  expect(screen.getByRole('button')).toHaveTextContent('数 0')
  await act(async () => fireEvent.pointerOver(screen.getByRole('button')))
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('新 0'))
})

test('tries again at the next touch when its code does not arrive', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<typeof Counter>>().mockRejectedValueOnce(new Error('Loading chunk failed'))
  load.mockResolvedValue(Counter)
  await stand(<Island view={viewOf(load)} props={{ label: '数' }} />, <Counter label="数" />)
  const button = screen.getByRole('button')
  await act(async () => fireEvent.click(button))
  expect(button).toHaveTextContent('数 0')
  await act(async () => fireEvent.click(button))
  await waitFor(() => expect(button).toHaveTextContent('数 1'))
})

test('leaves the page around it alone when it cannot be drawn after a navigation, and is there on the next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  sessionStorage.setItem('chunk-reload', String(Date.now()))
  const lost = new Error('Loading chunk failed')
  const load = vi.fn<() => Promise<typeof Counter>>().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost)
  load.mockResolvedValue(Counter)
  const view = viewOf(load)
  const first = await act(async () =>
    renderInStore(
      <>
        <p>正文</p>
        <Island view={view} props={{ label: '数' }} />
      </>,
    ),
  )
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(screen.getByText('正文')).toBeVisible()
  first.unmount()
  await act(async () => renderInStore(<Island view={view} props={{ label: '数' }} />))
  expect(await screen.findByRole('button', { name: '数 0' })).toBeInTheDocument()
  sessionStorage.clear()
})

test('is drawn by the browser after a navigation from a page without it', async () => {
  await act(async () => renderInStore(<Island view={viewOf(async () => Counter)} props={{ label: '数' }} />))
  expect(await screen.findByRole('button', { name: '数 0' })).toBeInTheDocument()
})

test('tells of a press that leads to nothing, and of that alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onLost = vi.fn()
  const view = viewOf<{ label: string }>(() => Promise.reject(new Error('Loading chunk failed')))
  await stand(<Island view={view} props={{ label: '数' }} onLost={onLost} />, <Counter label="数" />)
  const button = screen.getByRole('button')
  await act(async () => fireEvent.pointerOver(button))
  expect(onLost).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(button))
  expect(onLost).toHaveBeenCalledExactlyOnceWith(button)
})

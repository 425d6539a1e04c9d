import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Island } from '@/components/site/islands/island'
import { viewOf } from '@/components/site/islands/view'
import { PageFormIsland } from '@/components/site/lead/page-form-island'
import { PageFormView } from '@/components/site/lead/page-form-view'
import { useAppStore } from '@/stores/app-store-provider'
import { renderInStore } from '../chrome/support'
import { accepted, hostAnswers } from '../lead/support'
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

const form = {
  id: 'ask',
  kind: 'immigration',
  step: 'send',
  source: '移民频道底部',
  submitLabel: '提交，等待回电',
  checkString: 'meishi-pc',
} as const

test('a form that is sent before its code is there is checked and sent by it, with all that was typed', async () => {
  const calls = hostAnswers(accepted)
  const complaints = vi.spyOn(console, 'error')
  await stand(<PageFormIsland {...form} />, <PageFormView {...form} />)
  screen.getByLabelText<HTMLInputElement>('姓名').value = '林晓'
  const select = screen.getByLabelText<HTMLSelectElement>(/^意向国家/)
  select.value = [...select.options].find(({ text }) => text === '希腊')?.value ?? ''
  const user = userEvent.setup()
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: '提交，等待回电' }))
  const phone = screen.getByLabelText<HTMLInputElement>('手机号')
  await waitFor(() => expect(phone).toHaveAccessibleDescription('请输入您的电话号码'))
  expect(calls).toEqual([])
  await user.type(phone, '13800138000')
  await user.click(screen.getByRole('button', { name: '提交，等待回电' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields).toMatchObject({ name: '林晓', phone: '13800138000', country: '希腊', agree: '1' })
  expect(complaints).not.toHaveBeenCalled()
})

test('a form counts the time since it stood in the page, not since its code came', async () => {
  const calls = hostAnswers(accepted)
  await stand(<PageFormIsland {...form} />, <PageFormView {...form} />)
  const later = performance.now() + 5_000
  vi.spyOn(performance, 'now').mockImplementation(() => later)
  screen.getByLabelText<HTMLInputElement>('姓名').value = '林晓'
  screen.getByLabelText<HTMLInputElement>('手机号').value = '13800138000'
  await userEvent.setup().click(screen.getByRole('button', { name: '提交，等待回电' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(Number(calls[0]?.fields.elapsed)).toBeGreaterThan(4_000)
})

test('a form on a slow line counts the time since it was first seen, not since scripts ran', async () => {
  const calls = hostAnswers(accepted)
  vi.spyOn(performance, 'now').mockReturnValue(9_000)
  const paint = Object.assign({ startTime: 3_000 }, { name: 'first-contentful-paint' }) as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([paint])
  await stand(<PageFormIsland {...form} />, <PageFormView {...form} />)
  screen.getByLabelText<HTMLInputElement>('姓名').value = '林晓'
  screen.getByLabelText<HTMLInputElement>('手机号').value = '13800138000'
  await userEvent.setup().click(screen.getByRole('button', { name: '提交，等待回电' }))
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields.elapsed).toBe('6000')
})

test('a form whose code does not arrive is posted by the browser, once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const view = viewOf<typeof form>(() => Promise.reject(new Error('Loading chunk failed')))
  const page = await stand(<Island view={view} props={form} />, <PageFormView {...form} />)
  const submit = within(page).getByRole('button', { name: '提交，等待回电' })
  await act(async () => {
    fireEvent.click(submit)
    fireEvent.click(submit)
  })
  await waitFor(() => expect(posted).toHaveBeenCalledOnce())
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

test('a form that was posted by the browser in vain can be posted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const view = viewOf<typeof form>(() => Promise.reject(new Error('Loading chunk failed')))
  const page = await stand(<Island view={view} props={form} />, <PageFormView {...form} />)
  const submit = within(page).getByRole('button', { name: '提交，等待回电' })
  for (const times of [1, 2]) {
    await act(async () => fireEvent.click(submit))
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(times))
    await waitFor(() => expect(page.querySelector('form')).not.toHaveAttribute('aria-busy'))
  }
})

test('a form says that it is busy while it waits for its code', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof PageFormView>()
  hostAnswers(accepted)
  const page = await stand(<Island view={viewOf(() => promise)} props={form} />, <PageFormView {...form} />)
  const submit = screen.getByRole('button', { name: '提交，等待回电' })
  fireEvent.click(submit)
  expect(submit.closest('form')).toHaveAttribute('aria-busy', 'true')
  await act(async () => resolve(PageFormView))
  await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveAccessibleDescription('请输入您的姓名'))
  await waitFor(() => expect(page.querySelector('form')).not.toHaveAttribute('aria-busy'))
})

test.each([
  ['a translator', (label: Element) => label.replaceChildren(document.createElement('font'))],
  ['a password manager', (label: Element) => label.nextElementSibling?.after(document.createElement('div'))],
])(
  'what was typed and chosen in a form stays, and is sent, where %s has changed its markup',
  async (_, change) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const calls = hostAnswers(accepted)
    await stand(<PageFormIsland {...form} />, <PageFormView {...form} />)
    const phone = screen.getByLabelText<HTMLInputElement>('手机号')
    screen.getByLabelText<HTMLInputElement>('姓名').value = '林晓'
    phone.value = '13800138000'
    const select = screen.getByLabelText<HTMLSelectElement>(/^意向国家/)
    select.value = [...select.options].find(({ text }) => text === '希腊')?.value ?? ''
    screen.getByRole<HTMLInputElement>('checkbox').checked = true
    change(screen.getByText('姓名'))
    await act(async () => {
      phone.focus()
      phone.form?.requestSubmit()
    })
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.fields).toMatchObject({
      name: '林晓',
      phone: '13800138000',
      country: '希腊',
      agree: '1',
    })
  },
)

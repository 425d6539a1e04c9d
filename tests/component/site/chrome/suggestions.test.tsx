import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endProgress } from '@/components/ui/page-progress'
import { navigation } from '@/tests/support/next-navigation'
import { renderHeader, stubViewport } from './support'

const { router } = navigation

// The bar of progress would go on after the test.
afterEach(endProgress)

const list = [
  { type: 'school', title: '曼彻斯特大学', href: '/yxk/uk-university-of-manchester' },
  { type: 'school', title: '曼彻斯特城市大学', href: '/yxk/uk-manchester-metropolitan-university' },
]

const asked: string[] = []

beforeEach(() => {
  vi.unstubAllGlobals()
  stubViewport()
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ code: 0, message: '', data: { list } }))
  })
})

const field = () => document.querySelector<HTMLInputElement>('input[name=Keyword]')

async function type(text: string) {
  await renderHeader()
  const input = field()
  if (input === null) throw new Error('no search field')
  await userEvent.type(input, text)
  return { input, options: () => screen.queryAllByRole('option') }
}

test('suggests names after a pause, with one request, and chooses none beforehand', async () => {
  const { input, options } = await type('曼彻')
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(asked).toHaveLength(1)
  expect(input).toHaveAttribute('aria-expanded', 'true')
  expect(input).not.toHaveAttribute('aria-activedescendant')
  expect(options().filter((option) => option.getAttribute('aria-selected') === 'true')).toEqual([])
})

test('opens the chosen name with the keyboard, and comes back to the field before the first', async () => {
  const { input, options } = await type('曼彻')
  await waitFor(() => expect(options()).toHaveLength(2))
  await userEvent.keyboard('{ArrowDown}')
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
  await userEvent.keyboard('{ArrowUp}')
  expect(input).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(router.push).toHaveBeenCalledWith('/yxk/uk-manchester-metropolitan-university')
  await waitFor(() => expect(options()).toEqual([]))
})

test('searches for the words when Enter is pressed without a choice', async () => {
  const { input, options } = await type('曼彻')
  await waitFor(() => expect(options()).toHaveLength(2))
  const sent = vi.fn((event: Event) => event.preventDefault())
  input.form?.addEventListener('submit', sent, { capture: true })
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
  expect(input.form).toHaveAttribute('action', '/search')
  expect(router.push).not.toHaveBeenCalled()
})

test('asks for nothing before something is typed, and nothing for an empty field', async () => {
  await renderHeader()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  const input = field()
  if (input === null) throw new Error('no search field')
  await userEvent.type(input, '曼{Backspace}')
  await waitFor(() => expect(input).toHaveAttribute('role', 'combobox'))
  expect(input).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toEqual([])
})

test('closes with Escape and keeps the words', async () => {
  const { input, options } = await type('曼彻')
  await waitFor(() => expect(options()).toHaveLength(2))
  await userEvent.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(input).toHaveValue('曼彻')
  expect(input).toHaveAttribute('aria-expanded', 'false')
})

test('opens a name with the pointer', async () => {
  const { options } = await type('曼彻')
  await waitFor(() => expect(options()).toHaveLength(2))
  const [first] = options()
  if (first !== undefined) await userEvent.click(first)
  expect(router.push).toHaveBeenCalledWith('/yxk/uk-university-of-manchester')
})

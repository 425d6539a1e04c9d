import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endProgress } from '@/components/ui/page-progress'
import { navigation } from '@/tests/support/next-navigation'
import { renderHeader, stubViewport } from './support'

const { router } = navigation
const list = ['university-of-manchester', 'manchester-metropolitan-university'].map((id) => ({
  ...{ type: 'school', title: `曼彻斯特 ${id}`, href: `/yxk/uk-${id}` },
}))
const asked: string[] = []

// The bar of progress would go on after the test.
afterEach(endProgress)
beforeEach(() => {
  vi.unstubAllGlobals()
  stubViewport()
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json({ code: 0, message: '', data: { list } }))
  })
})

const options = () => screen.queryAllByRole('option')
const sent = vi.fn((event: Event) => event.preventDefault())

/** Types into the field of the header, waits for so many names, and presses the keys. */
async function type(text: string, { names = 2, keys = '' } = {}) {
  await renderHeader()
  const input = document.querySelector<HTMLInputElement>('input[name=Keyword]')
  if (input === null) throw new Error('no search field')
  input.form?.addEventListener('submit', sent, { capture: true })
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.type(input, text)
  await waitFor(() => expect(input).toHaveAttribute('role', 'combobox'))
  await waitFor(() => expect(options()).toHaveLength(names))
  if (keys !== '') await userEvent.keyboard(keys)
  return input
}

test('suggests names after a pause, with one request, and chooses none beforehand', async () => {
  const input = await type('曼彻')
  expect(asked).toHaveLength(1)
  expect(input).toHaveAttribute('aria-expanded', 'true')
  expect(input).not.toHaveAttribute('aria-activedescendant')
  expect(options().map((option) => option.getAttribute('aria-selected'))).not.toContain('true')
})

test('asks for nothing for an empty field', async () => {
  expect(await type('曼{Backspace}', { names: 0 })).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toEqual([])
})

test('the keyboard chooses a name, comes back to the field before the first, and opens it', async () => {
  const input = await type('曼彻', { keys: '{ArrowDown}' })
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
  await userEvent.keyboard('{ArrowUp}')
  expect(input).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(router.push).toHaveBeenCalledWith(list[1]?.href)
  await waitFor(() => expect(options()).toEqual([]))
})

test('the pointer opens a name', async () => {
  await type('曼彻')
  await userEvent.click(options()[0] as HTMLElement)
  expect(router.push).toHaveBeenCalledWith(list[0]?.href)
})

test('Enter without a choice searches for the words', async () => {
  const input = await type('曼彻', { keys: '{Enter}' })
  expect(sent).toHaveBeenCalledOnce()
  expect(input.form).toHaveAttribute('action', '/search')
  expect(router.push).not.toHaveBeenCalled()
})

test('Escape closes the list and keeps the words', async () => {
  const input = await type('曼彻', { keys: '{Escape}' })
  expect(options()).toEqual([])
  expect(input).toHaveValue('曼彻')
  expect(input).toHaveAttribute('aria-expanded', 'false')
})

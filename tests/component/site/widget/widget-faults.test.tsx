import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWidget } from './support'

vi.mock('@/components/site/widget/own-chat', () => ({
  OwnChat: () => {
    throw new Error('the chat cannot be drawn')
  },
}))
vi.mock('@/components/site/widget/floating-forms', () => ({
  CallbackForm: () => {
    throw new Error('the form cannot be drawn')
  },
  PlanForm: () => null,
}))

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/privacy')
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it('a chat that fails to render leaves the page intact, and links to its form', async () => {
  const user = userEvent.setup()
  renderWidget()
  await user.click(screen.getByRole('link', { name: '在线咨询' }))
  await waitFor(() => expect(location.hash).toBe('#consult'))
  expect(screen.getByRole('link', { name: '别处' })).toBeVisible()
  expect(screen.queryByRole('complementary', { name: '在线咨询' })).not.toBeInTheDocument()

  history.replaceState(null, '', '/privacy')
  await user.click(screen.getByRole('link', { name: '在线咨询' }))
  await waitFor(() => expect(location.hash).toBe('#consult'))
})

it('panels that fail to render leave the page and its rail intact, and name the hotline', async () => {
  const user = userEvent.setup()
  renderWidget()
  const item = screen.getByRole('button', { name: '电话咨询' })
  await user.click(item)
  expect(await screen.findByText(/这一栏暂时打不开，请致电/)).toBeVisible()
  expect(item).toHaveAttribute('aria-expanded', 'false')
  await user.click(item)
  await waitFor(() => expect(item).toHaveAttribute('aria-expanded', 'false'))
  expect(screen.getByRole('link', { name: '别处' })).toBeVisible()
})

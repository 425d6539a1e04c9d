import { screen } from '@testing-library/react'
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
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

it.each([
  ['link', '在线咨询'],
  ['button', '电话咨询'],
])(
  'what fails to render leaves the page and its rail intact, and names the hotline, at each press: %s %s',
  async (role, name) => {
    const user = userEvent.setup()
    renderWidget()
    for (const _ of ['first press', 'second press']) {
      await user.click(screen.getByRole(role, { name }))
      expect(await screen.findByText(/这一栏暂时打不开，请致电/)).toBeVisible()
      expect(screen.queryByRole('complementary', { name: '在线咨询' })).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: '电话咨询' })).toHaveAttribute('aria-expanded', 'false')
      expect(screen.getByRole('link', { name: '别处' })).toBeVisible()
    }
  },
)

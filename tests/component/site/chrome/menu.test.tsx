import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { table } from '@/tests/support/table'
import { renderHeader, stubViewport } from './support'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const services = () => screen.getByRole('button', { name: '留学服务' })
const team = () => screen.getByRole('button', { name: '服务团队' })
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

/** The element around the button and its panel. The menu opens while the pointer is inside it. */
const area = () => services().parentElement as HTMLElement

const steps: Record<string, () => void> = {
  hover: () => fireEvent.pointerEnter(area(), { pointerType: 'mouse' }),
  touch: () => fireEvent.pointerEnter(area(), { pointerType: 'touch' }),
  leave: () => fireEvent.pointerLeave(area(), { pointerType: 'mouse' }),
  press: () => fireEvent.click(services()),
  escape: () => fireEvent.keyDown(document.body, { key: 'Escape' }),
}

// A number is the time that passes, in ms.
test.each(
  table(`
    opens on hovering                                      | wide   | hover 100                  | open
    stays open for a moment after the pointer left         | wide   | hover 100 leave 100        | open
    closes soon after the pointer left                     | wide   | hover 100 leave 300        | closed
    stays closed when the pointer only crosses it          | wide   | hover 30 leave 1000        | closed
    is closed by Escape wherever the focus is              | wide   | hover 100 escape           | closed
    is kept open by a press while hovered                  | wide   | hover 100 press leave 1000 | open
    is not opened by the movement of a finger              | wide   | touch 1000                 | closed
    is opened by the press of a finger                     | wide   | touch 1000 press           | open
    ignores hovering in the narrow panel                   | narrow | hover 1000                 | closed
    opens on a press in the narrow panel                   | narrow | hover 1000 press           | open
  `),
)('a menu %s (%s: %s → %s)', async (_, width, sequence = '', expected) => {
  stubViewport({ narrow: width === 'narrow' })
  vi.useFakeTimers()
  await renderHeader()
  for (const step of sequence.split(' '))
    act(steps[step] ?? (() => void vi.advanceTimersByTime(Number(step))))
  expect(isOpen(services())).toBe(expected === 'open')
})

test.each(['{Enter}', ' '])('a menu opens and closes with the key "%s"', async (key) => {
  stubViewport()
  await renderHeader()
  act(() => services().focus())
  for (const expected of [true, false]) {
    await userEvent.keyboard(key)
    expect(isOpen(services())).toBe(expected)
  }
})

// Narrow: so that nothing shifts.
test.each([
  [false, false],
  [true, true],
])(
  'the entries follow the button in the tab order; leaving them (narrow: %s) leaves the menu open: %s',
  async (narrow, stays) => {
    stubViewport({ narrow })
    await renderHeader()
    act(() => team().focus())
    await userEvent.keyboard('{Enter}{Tab}')
    expect(screen.getByRole('link', { name: '留学顾问' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(isOpen(team())).toBe(true)
    await userEvent.keyboard('{Tab}')
    expect(screen.getByRole('link', { name: '录取喜报' })).toHaveFocus()
    expect(isOpen(team())).toBe(stays)
  },
)

test('Escape closes a menu and returns the focus to its button', async () => {
  stubViewport()
  await renderHeader()
  act(() => team().focus())
  await userEvent.keyboard('{Enter}{Tab}{Escape}')
  expect(isOpen(team())).toBe(false)
  expect(team()).toHaveFocus()
})

test('only one menu is open; a press outside closes it, and so does a choice, which leaves the focus on its button', async () => {
  stubViewport()
  await renderHeader()
  await userEvent.click(services())
  await userEvent.click(team())
  expect([isOpen(services()), isOpen(team())]).toEqual([false, true])
  await userEvent.click(document.body)
  expect(isOpen(team())).toBe(false)
  await userEvent.click(services())
  await userEvent.click(screen.getByText('爱尔兰'))
  expect(isOpen(services())).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent('爱尔兰留学')
  expect(services()).toHaveFocus()
})

test('an item that is a page has a link, and a button of its own for the menu', async () => {
  stubViewport()
  await renderHeader()
  const button = screen.getByRole('button', { name: '展开国际艺术的子项' })
  await userEvent.click(button)
  expect(isOpen(button)).toBe(true)
})

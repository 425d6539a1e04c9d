import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderHeader, stubViewport } from './support'

beforeEach(() => stubViewport())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const services = () => screen.getByRole('button', { name: '留学服务' })
const team = () => screen.getByRole('button', { name: '服务团队' })
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

/** The element around a button and its panel. The menu opens while the pointer is inside it. */
function areaOf(button: HTMLElement): HTMLElement {
  if (button.parentElement === null) throw new Error('a menu button stands inside its menu')
  return button.parentElement
}

describe('a menu by keyboard', () => {
  test.each(['{Enter}', ' '])('opens and closes with "%s"', async (key) => {
    await renderHeader()
    act(() => services().focus())
    await userEvent.keyboard(key)
    expect(isOpen(services())).toBe(true)
    await userEvent.keyboard(key)
    expect(isOpen(services())).toBe(false)
  })

  test('its entries follow its button in the tab order, and leaving them closes it', async () => {
    await renderHeader()
    act(() => team().focus())
    await userEvent.keyboard('{Enter}{Tab}')
    expect(screen.getByRole('link', { name: '留学顾问' })).toHaveFocus()
    await userEvent.keyboard('{Tab}{Tab}')
    expect(isOpen(team())).toBe(true)
    await userEvent.keyboard('{Tab}')
    expect(screen.getByRole('link', { name: '录取喜报' })).toHaveFocus()
    expect(isOpen(team())).toBe(false)
  })

  test('Escape closes it and returns the focus to its button', async () => {
    await renderHeader()
    act(() => team().focus())
    await userEvent.keyboard('{Enter}{Tab}{Escape}')
    expect(isOpen(team())).toBe(false)
    expect(team()).toHaveFocus()
  })

  test('an item that is a page has a link and a button of its own for the menu', async () => {
    await renderHeader()
    const button = screen.getByRole('button', { name: '展开国际艺术的子项' })
    await userEvent.click(button)
    expect(isOpen(button)).toBe(true)
  })
})

describe('a menu by pointer', () => {
  test('opens on hovering and closes soon after the pointer left', async () => {
    vi.useFakeTimers()
    await renderHeader()
    fireEvent.pointerEnter(areaOf(services()), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(100))
    expect(isOpen(services())).toBe(true)
    fireEvent.pointerLeave(areaOf(services()), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(100))
    expect(isOpen(services())).toBe(true)
    act(() => vi.advanceTimersByTime(200))
    expect(isOpen(services())).toBe(false)
  })

  test('stays closed when the pointer only crosses it', async () => {
    vi.useFakeTimers()
    await renderHeader()
    fireEvent.pointerEnter(areaOf(services()), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(30))
    fireEvent.pointerLeave(areaOf(services()), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(1000))
    expect(isOpen(services())).toBe(false)
  })

  test('Escape closes a hovered menu wherever the focus is', async () => {
    vi.useFakeTimers()
    await renderHeader()
    fireEvent.pointerEnter(areaOf(services()), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(100))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(isOpen(services())).toBe(false)
  })

  test('a press on a hovered menu keeps it open', async () => {
    vi.useFakeTimers()
    await renderHeader()
    fireEvent.pointerEnter(areaOf(services()), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(100))
    fireEvent.click(services())
    fireEvent.pointerLeave(areaOf(services()), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(1000))
    expect(isOpen(services())).toBe(true)
  })

  test('a finger opens it by a press, not by a movement', async () => {
    vi.useFakeTimers()
    await renderHeader()
    fireEvent.pointerEnter(areaOf(services()), { pointerType: 'touch' })
    act(() => vi.advanceTimersByTime(1000))
    expect(isOpen(services())).toBe(false)
    fireEvent.click(services())
    expect(isOpen(services())).toBe(true)
  })

  test('a press outside closes it', async () => {
    await renderHeader()
    await userEvent.click(services())
    await userEvent.click(document.body)
    expect(isOpen(services())).toBe(false)
  })

  test('only one menu is open', async () => {
    await renderHeader()
    await userEvent.click(services())
    await userEvent.click(team())
    expect(isOpen(services())).toBe(false)
    expect(isOpen(team())).toBe(true)
  })

  test('a choice closes it; a choice that opens the chat leaves the focus on the menu button', async () => {
    await renderHeader()
    await userEvent.click(services())
    await userEvent.click(screen.getByText('爱尔兰'))
    expect(isOpen(services())).toBe(false)
    expect(screen.getByRole('status')).toHaveTextContent('爱尔兰留学')
    expect(services()).toHaveFocus()
  })
})

describe('a menu in the narrow panel', () => {
  beforeEach(() => stubViewport({ narrow: true }))

  test('opens on a press and ignores hovering', async () => {
    vi.useFakeTimers()
    await renderHeader()
    fireEvent.pointerEnter(areaOf(services()), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(1000))
    expect(isOpen(services())).toBe(false)
    fireEvent.click(services())
    expect(isOpen(services())).toBe(true)
  })

  test('stays open while the focus moves on, so that nothing shifts', async () => {
    await renderHeader()
    act(() => team().focus())
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}')
    expect(screen.getByRole('link', { name: '录取喜报' })).toHaveFocus()
    expect(isOpen(team())).toBe(true)
  })
})

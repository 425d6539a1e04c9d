import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SoftLinks } from '@/components/site/chrome/soft-links'

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  render(
    <>
      <SoftLinks />
      <a href="/yxk?country=us#list">院校库</a>
      <a href="/gpa">
        <b>GPA</b>
      </a>
      <a href="/headlines/rss.xml">订阅</a>
    </>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  router.push.mockReset()
  router.prefetch.mockReset()
})

/** jsdom has no `PointerEvent` of its own kind for every version; this is what a browser sends. */
const over = (element: Element, pointerType: string) =>
  fireEvent(element, new PointerEvent('pointerover', { bubbles: true, pointerType }))

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('a mouse that rests on a link has its page fetched ahead, once', () => {
  over(screen.getByText('院校库'), 'mouse')
  wait(79)
  expect(router.prefetch).not.toHaveBeenCalled()
  wait(1)
  over(screen.getByText('院校库'), 'mouse')
  wait(200)
  expect(router.prefetch.mock.calls).toEqual([['/yxk?country=us']])
  expect(router.push).not.toHaveBeenCalled()
})

test('a mouse that passes over one link to another fetches the other alone', () => {
  over(screen.getByText('院校库'), 'mouse')
  wait(50)
  over(screen.getByText('GPA'), 'mouse')
  wait(200)
  expect(router.prefetch.mock.calls).toEqual([['/gpa']])
})

test('the keyboard counts like the mouse', () => {
  screen.getByText('院校库').focus()
  wait(80)
  expect(router.prefetch).toHaveBeenCalledOnce()
})

test.each(['touch', 'pen'])('a %s fetches nothing ahead', (pointerType) => {
  over(screen.getByText('院校库'), pointerType)
  wait(200)
  expect(router.prefetch).not.toHaveBeenCalled()
})

test('a file is not fetched ahead', () => {
  over(screen.getByText('订阅'), 'mouse')
  wait(200)
  expect(router.prefetch).not.toHaveBeenCalled()
})

test.each([
  [
    'asks for less data',
    () => vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-data') })),
  ],
  [
    'saves data',
    () => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
      return () => Reflect.deleteProperty(navigator, 'connection')
    },
  ],
])('nothing is fetched ahead for a visitor who %s', (_, ask) => {
  const undo = ask()
  over(screen.getByText('院校库'), 'mouse')
  wait(200)
  if (typeof undo === 'function') undo()
  expect(router.prefetch).not.toHaveBeenCalled()
})

test('a press is the router’s', () => {
  fireEvent.click(screen.getByText('GPA'))
  expect(router.push.mock.calls).toEqual([['/gpa']])
})

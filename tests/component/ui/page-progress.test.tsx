import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProgressTracker } from '@/components/ui/page-progress'

describe('the bar of a navigation', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  function setUp() {
    const events: string[] = []
    const bar = { start: () => void events.push('start'), done: () => void events.push('done') }
    return { events, tracker: createProgressTracker(() => Promise.resolve(bar)) }
  }

  test('is not shown when the page is there within 200 ms', async () => {
    const { events, tracker } = setUp()
    tracker.begin()
    await vi.advanceTimersByTimeAsync(199)
    tracker.finish()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(events).toEqual([])
  })

  test('is shown after 200 ms and ends with the navigation', async () => {
    const { events, tracker } = setUp()
    tracker.begin()
    await vi.advanceTimersByTimeAsync(200)
    expect(events).toEqual(['start'])
    tracker.finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(events).toEqual(['start', 'done'])
  })

  test('ends 5 s after the press at the latest', async () => {
    const { events, tracker } = setUp()
    tracker.begin()
    await vi.advanceTimersByTimeAsync(4999)
    expect(events).toEqual(['start'])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual(['start', 'done'])
  })

  test('is not shown when its code arrives after the page', async () => {
    const events: string[] = []
    const code = Promise.withResolvers<{ start: () => void; done: () => void }>()
    const tracker = createProgressTracker(() => code.promise)
    tracker.begin()
    await vi.advanceTimersByTimeAsync(500)
    tracker.finish()
    code.resolve({ start: () => void events.push('start'), done: () => void events.push('done') })
    await vi.advanceTimersByTimeAsync(0)
    expect(events).not.toContain('start')
  })

  test('is left out when its code does not load', async () => {
    const tracker = createProgressTracker(() => Promise.reject(new Error('offline')))
    tracker.begin()
    await vi.advanceTimersByTimeAsync(6000)
    expect(vi.getTimerCount()).toBe(0)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createProgressTracker,
  type LinkPress,
  opensByRouter,
  startsNavigation,
} from '@/components/site/chrome/progress-tracker'

const here = 'https://s.example/yxk?page=2'

const plain: LinkPress = {
  button: 0,
  modified: false,
  href: 'https://s.example/goodnews',
  target: '',
  download: false,
  staysHere: false,
}

describe('a press on a link', () => {
  test.each<[string, Partial<LinkPress>, boolean]>([
    ['to another page', {}, true],
    ['to this page with another query', { href: 'https://s.example/yxk?page=3' }, true],
    ['into this tab by name', { target: '_self' }, true],
    ['to another page with a hash', { href: 'https://s.example/goodnews#top' }, true],
    ['to this very page', { href: here }, false],
    ['to a place on this page', { href: `${here}#consult` }, false],
    ['to another host', { href: 'https://beian.miit.gov.cn/' }, false],
    ['to a telephone', { href: 'tel:400-683-6883' }, false],
    ['to no address', { href: '' }, false],
    ['into a new tab', { target: '_blank' }, false],
    ['with the middle button', { button: 1 }, false],
    ['with a modifier key', { modified: true }, false],
    ['that downloads', { download: true }, false],
    ['that only scrolls', { staysHere: true }, false],
  ])('%s', (_, change, starts) => {
    expect(startsNavigation({ ...plain, ...change }, here)).toBe(starts)
  })
})

describe('a link that the router opens', () => {
  test.each<[string, Partial<LinkPress>, string, boolean]>([
    ['to another page', {}, here, true],
    ['to another state of this page', { href: 'https://s.example/yxk?page=3#list' }, here, true],
    ['to a place on this page', { href: `${here}#consult` }, here, false],
    ['into a new tab', { target: '_blank' }, here, false],
    ['that does something here', { staysHere: true }, here, false],
    ['to a feed', { href: 'https://s.example/headlines/rss.xml' }, here, false],
    ['to a call', { href: 'https://s.example/apipc/openapi.json' }, here, false],
    ['to a receipt', { href: 'https://s.example/receipt/abc' }, here, false],
    ['from a receipt', {}, 'https://s.example/receipt/abc', false],
    ['to the mobile site', { href: 'https://s.example/m/desktop' }, here, false],
    ['from the mobile site', {}, 'https://s.example/m', false],
    ['to a page whose name begins alike', { href: 'https://s.example/map' }, here, true],
  ])('%s', (_, change, from, opens) => {
    expect(opensByRouter({ ...plain, ...change }, from)).toBe(opens)
  })
})

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

  test('shows nothing when the page is there within 200 ms', async () => {
    const { events, tracker } = setUp()
    tracker.begin()
    await vi.advanceTimersByTimeAsync(199)
    tracker.finish()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(events).toEqual([])
  })

  test('shows after 200 ms and ends with the navigation', async () => {
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

  test('starts anew with the next press', async () => {
    const { events, tracker } = setUp()
    tracker.begin()
    await vi.advanceTimersByTimeAsync(150)
    tracker.begin()
    await vi.advanceTimersByTimeAsync(150)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(50)
    expect(events).toEqual(['start'])
  })

  test('does not show when its code arrives after the page', async () => {
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

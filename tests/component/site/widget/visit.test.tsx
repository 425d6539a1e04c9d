import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginVisit } from '@/components/site/widget/visit'
import { type AppStore, createAppStore } from '@/stores/app-store'

let end: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-01T04:00:00Z') })
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function begin(): AppStore {
  const store = createAppStore()
  store.getState().widgetPlaced('open')
  end = beginVisit(store, { href: location.href, referrer: '', at: performance.now() })
  return store
}

const shown = (store: AppStore) => {
  const { dialog, floating } = store.getState()
  return dialog?.kind === 'notice' ? dialog.notice : (floating?.kind ?? null)
}

/** Loads the page, waits for what opens by itself, and closes it as a visitor does. */
function load(): string | null {
  const store = begin()
  vi.advanceTimersByTime(5000)
  const opened = shown(store)
  store.getState().chatClosed()
  store.getState().noticeClosed()
  vi.advanceTimersByTime(600_000)
  expect(shown(store)).toBeNull()
  end()
  return opened
}

describe('what opens by itself during a visit', () => {
  it('is one thing per page load: the age notice first, then the chat, then the test', () => {
    expect([load(), load(), load(), load()]).toEqual(['age', 'chat', 'test', null])
  })

  it('is the chat at each load until the visitor has closed it once', () => {
    sessionStorage.setItem('visit-notices', 'age,test')
    const first = begin()
    vi.advanceTimersByTime(5000)
    expect(first.getState().floating).toEqual({ kind: 'chat', topic: '', by: 'itself', size: 'small' })
    end()
    expect([load(), load()]).toEqual(['chat', null])
  })

  it('is not the chat when the visitor has used it, and is nothing else on that page', () => {
    const store = begin()
    store.getState().chatAsked('英国留学')
    store.getState().chatClosed()
    vi.advanceTimersByTime(60_000)
    expect(shown(store)).toBeNull()
    end()
    expect([load(), load()]).toEqual(['age', 'test'])
  })

  it('is the window of a chat service at each load, before everything else, until the visitor has closed it', () => {
    const first = begin()
    first.getState().chatAsked('英国留学')
    first.getState().chatHandedOver()
    expect(shown(first)).toBeNull()
    end()

    const next = begin()
    vi.advanceTimersByTime(5000)
    expect(next.getState().floating).toEqual({ kind: 'chat', topic: '', by: 'itself', size: 'small' })
    next.getState().chatHandedOver()
    next.getState().chatClosed()
    end()

    expect([load(), load()]).toEqual(['age', 'test'])
  })

  it('waits while the visitor fills in a form, and five seconds longer', () => {
    const input = document.createElement('input')
    document.body.append(input)
    input.focus()
    const store = begin()
    vi.advanceTimersByTime(30_000)
    expect(shown(store)).toBeNull()
    input.blur()
    vi.advanceTimersByTime(4900)
    expect(shown(store)).toBeNull()
    vi.advanceTimersByTime(100)
    expect(shown(store)).toBe('age')
  })

  it('waits until a panel of the widget is closed', () => {
    const store = begin()
    store.getState().panelPressed('callback')
    vi.advanceTimersByTime(30_000)
    expect(store.getState().dialog).toBeNull()
    store.getState().panelDismissed()
    vi.advanceTimersByTime(5000)
    expect(shown(store)).toBe('age')
  })

  it('is one thing per load when storage is refused', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect([load(), load()]).toEqual(['age', 'age'])
  })

  it.each([
    [
      'another site',
      '/uk',
      'https://www.baidu.com/s?wd=x',
      [{ source: 'baidu', campaign: 'autumn', page: '/uk' }],
    ],
    ['our own page', '/uk', 'https://www.meishi.test/us', []],
    ['a link to one person’s data', '/receipt/call/x', '', []],
  ])('reports a visit that came from %s, by campaign, source and page', (_where, path, referrer, told) => {
    const sendBeacon = vi.fn<Navigator['sendBeacon']>()
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
    Object.defineProperty(performance, 'getEntriesByType', { value: () => [], configurable: true })
    const href = `https://www.meishi.test${path}?utm_source=baidu&utm_campaign=autumn&bd_vid=1`
    end = beginVisit(createAppStore(), { href, referrer, at: performance.now() })
    const sent = sendBeacon.mock.calls.map(([address, body]) => [address, JSON.parse(String(body))])
    expect(sent).toEqual(told.map((visit) => ['/apipc/v1/visit', visit]))
  })

  it('stores where the visitor came from', () => {
    const store = createAppStore()
    end = beginVisit(store, {
      href: 'https://www.meishi.test/uk?utm_source=baidu',
      referrer: 'https://www.baidu.com/s?wd=x',
      at: performance.now(),
    })
    expect(JSON.parse(localStorage.getItem('touches') ?? '')).toMatchObject({
      first: { utm_source: 'baidu', referrer: 'www.baidu.com/s', landing: '/uk' },
    })
  })
})

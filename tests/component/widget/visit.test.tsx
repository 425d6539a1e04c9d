import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginVisit } from '@/components/widget/visit'
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
  const store = createAppStore({ branches: [], links: [] })
  store.getState().widgetPlaced('open')
  end = beginVisit(store, { href: location.href, referrer: '', at: performance.now() })
  return store
}

const shown = (store: AppStore) => {
  const { dialog, floating } = store.getState()
  return dialog?.kind === 'notice' ? dialog.notice : (floating?.kind ?? null)
}

describe('what a visit brings on its own', () => {
  it('comes one at a time: the chat after 5 seconds, then the age notice, then the test', () => {
    const store = begin()
    vi.advanceTimersByTime(4900)
    expect(shown(store)).toBeNull()
    vi.advanceTimersByTime(100)
    expect(store.getState().floating).toEqual({ kind: 'chat', topic: '', by: 'itself' })

    vi.advanceTimersByTime(60_000)
    expect(store.getState().dialog).toBeNull()
    store.getState().chatClosed()
    vi.advanceTimersByTime(4500)
    expect(shown(store)).toBeNull()
    vi.advanceTimersByTime(750)
    expect(shown(store)).toBe('age')

    store.getState().noticeClosed()
    vi.advanceTimersByTime(5250)
    expect(shown(store)).toBe('test')
    store.getState().noticeClosed()
    vi.advanceTimersByTime(600_000)
    expect(shown(store)).toBeNull()
  })

  it('comes once per visit, though the page is loaded again', () => {
    const first = begin()
    vi.advanceTimersByTime(5000)
    expect(shown(first)).toBe('chat')
    end()
    const second = begin()
    vi.advanceTimersByTime(5000)
    expect(shown(second)).toBe('age')
    end()
    const third = begin()
    vi.advanceTimersByTime(5000)
    expect(shown(third)).toBe('test')
    end()
    const fourth = begin()
    vi.advanceTimersByTime(60_000)
    expect(shown(fourth)).toBeNull()
  })

  it('leaves out the chat when the visitor had it already', () => {
    const store = begin()
    store.getState().chatAsked('英国留学')
    store.getState().chatClosed()
    vi.advanceTimersByTime(5250)
    expect(shown(store)).toBe('age')
  })

  it('shows no test before 22 June', () => {
    vi.setSystemTime(new Date('2026-06-21T15:00:00Z'))
    sessionStorage.setItem('visit-notices', 'chat,age')
    const store = begin()
    vi.advanceTimersByTime(60_000)
    expect(shown(store)).toBeNull()
  })

  it('waits while the visitor fills in a form', () => {
    const input = document.createElement('input')
    document.body.append(input)
    input.focus()
    const store = begin()
    vi.advanceTimersByTime(30_000)
    expect(shown(store)).toBeNull()
    input.blur()
    vi.advanceTimersByTime(250)
    expect(shown(store)).toBe('chat')
  })

  it('opens nothing more where storage is refused than elsewhere', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const store = begin()
    vi.advanceTimersByTime(5000)
    expect(shown(store)).toBe('chat')
    store.getState().chatClosed()
    vi.advanceTimersByTime(5250)
    expect(shown(store)).toBe('age')
  })

  it('notes where the visitor came from', () => {
    const store = createAppStore({ branches: [], links: [] })
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

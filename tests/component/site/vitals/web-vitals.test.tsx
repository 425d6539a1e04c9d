import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebVitals } from '@/components/site/vitals/web-vitals'
import { navigation } from '@/tests/support/next-navigation'

const observers = vi.hoisted(() => new Map<string, (metric: { name: string; value: number }) => void>())

vi.mock('web-vitals', () => {
  const observe = (name: string) => (report: (metric: { name: string; value: number }) => void) => {
    observers.set(name, report)
  }
  return {
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  }
})

const beacon = vi.fn((_url: string, _body: string) => true)

function stubNavigator(values: object = {}): void {
  const given = Object.entries({ sendBeacon: beacon, ...values }).map(([name, value]) => [name, { value }])
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(given)))
}

beforeEach(() => {
  navigation.segments = ['(site)', '(default)', 'chanel', 'us']
  observers.clear()
  beacon.mockClear()
  stubNavigator()
  vi.spyOn(Math, 'random').mockReturnValue(0.049)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const measured = () => vi.waitFor(() => expect(observers.size).toBe(5), { timeout: 60_000 })

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('a measured visit', () => {
  it('reports its layout and its figures once, when the visitor leaves', async () => {
    render(<WebVitals share={5} />)
    await measured()
    observers.get('LCP')?.({ name: 'LCP', value: 1834.23456 })
    observers.get('CLS')?.({ name: 'CLS', value: 0.03 })
    expect(beacon).not.toHaveBeenCalled()
    leave()
    leave()
    expect(beacon).toHaveBeenCalledTimes(1)
    const [url, body] = beacon.mock.calls[0] ?? []
    expect(url).toBe('/apipc/v1/vitals')
    expect(JSON.parse(body ?? '')).toEqual({ layout: 'default', LCP: 1834.235, CLS: 0.03 })
  })

  it('reports nothing when nothing was measured', async () => {
    render(<WebVitals share={5} />)
    await measured()
    leave()
    expect(beacon).not.toHaveBeenCalled()
  })

  it('begins after the page has loaded', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    render(<WebVitals share={5} />)
    expect(observers.size).toBe(0)
    state.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    await measured()
  })
})

describe('a visit that is not measured', () => {
  it.each([
    ['is outside the share', () => vi.spyOn(Math, 'random').mockReturnValue(0.05)],
    ['asks not to be tracked', () => stubNavigator({ doNotTrack: '1' })],
    ['asks to save data', () => stubNavigator({ connection: { saveData: true } })],
  ])('%s', async (_what, arrange) => {
    arrange()
    render(<WebVitals share={5} />)
    // If the component had requested the measuring code, it would be loaded after this import.
    await import('@/components/site/vitals/report-vitals')
    expect(observers.size).toBe(0)
  })
})

import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BackToTop } from '@/components/site/widget/back-to-top'

let position: number
let steps: number[]

beforeEach(() => {
  vi.useFakeTimers()
  position = 1000
  steps = []
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => {
    position = top
    steps.push(top)
  })
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => position)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function start({ reducedMotion }: { reducedMotion: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  render(<BackToTop />)
  fireEvent.click(screen.getByRole('link', { name: '回到顶部' }))
}

describe('back to top', () => {
  it('moves a fifth of the remaining distance every 30 ms until it is at the top', () => {
    start({ reducedMotion: false })
    vi.advanceTimersByTime(29)
    expect(steps).toEqual([])
    vi.advanceTimersByTime(1)
    expect(steps).toEqual([800])
    vi.advanceTimersByTime(60)
    expect(steps).toEqual([800, 640, 512])
    vi.advanceTimersByTime(3000)
    expect(position).toBe(0)
    const done = steps.length
    vi.advanceTimersByTime(3000)
    expect(steps).toHaveLength(done)
  })

  it('jumps to the top when the visitor prefers reduced motion', () => {
    start({ reducedMotion: true })
    expect(steps).toEqual([0])
  })

  it('stops when the visitor scrolls', () => {
    start({ reducedMotion: false })
    vi.advanceTimersByTime(30)
    fireEvent.wheel(window)
    vi.advanceTimersByTime(300)
    expect(steps).toEqual([800])
  })
})

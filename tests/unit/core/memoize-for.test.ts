import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoizeFor } from '@/lib/core/memoize-for'

let now: number

beforeEach(() => {
  now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a value that is remembered for a second', () => {
  it('is computed once, and again when the second is over', async () => {
    const make = vi.fn<() => Promise<string>>().mockResolvedValueOnce('旧').mockResolvedValue('新')
    const ask = memoizeFor(1_000, make)
    expect(await ask()).toBe('旧')
    now += 1_000
    expect(await ask()).toBe('旧')
    now += 1
    expect(await ask()).toBe('新')
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is separate for each key', async () => {
    const ask = memoizeFor(1_000, async (place: string, kind: string) => `${place} ${kind}`)
    expect(await ask('home', 'a')).toBe('home a')
    expect(await ask('widget', 'a')).toBe('widget a')
    expect(await ask('home', 'a')).toBe('home a')
  })

  it('is requested again after a failure', async () => {
    const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no answer'))
    const ask = memoizeFor(1_000, make.mockResolvedValue('有'))
    await expect(ask()).rejects.toThrow('no answer')
    expect(await ask()).toBe('有')
  })

  it('does not delay a second request while the first one has no answer', async () => {
    const { promise: never } = Promise.withResolvers<string>()
    const make = vi.fn<() => Promise<string>>().mockReturnValueOnce(never).mockResolvedValue('有')
    const ask = memoizeFor(1_000, make)
    void ask()
    expect(await ask()).toBe('有')
  })
})

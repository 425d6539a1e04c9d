import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRequestIds } from '@/components/site/lead/request-ids'

afterEach(() => vi.unstubAllGlobals())

describe('request ids', () => {
  it('stay the same for the same values and change with them', () => {
    const ids = createRequestIds()
    const first = ids.idFor({ phone: '13800138000' })
    expect(ids.idFor({ phone: '13800138000' })).toBe(first)
    expect(ids.idFor({ phone: '13800138001' })).not.toBe(first)
  })

  it('are UUIDs also where the page is not served over HTTPS', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(createRequestIds().idFor({})).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })
})

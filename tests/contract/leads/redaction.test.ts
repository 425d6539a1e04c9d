import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { codedPath, plainPath, startSite } from '@/tests/contract/support/test-host'

const phone = '13800138000'

describe('the output of a process', () => {
  let printed: string[]

  beforeEach(() => {
    printed = []
    const keep = (...values: unknown[]) => void printed.push(values.map((value) => inspect(value)).join(' '))
    for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, name).mockImplementation(keep)
    }
    const write = (chunk: string | Uint8Array) => printed.push(chunk.toString()) > 0
    vi.spyOn(process.stdout, 'write').mockImplementation(write)
    vi.spyOn(process.stderr, 'write').mockImplementation(write)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('contains no phone and no code, in success and failure', async () => {
    const { submit, askForCode, codeFor, store, clock } = await startSite()
    await askForCode()
    const code = codeFor()
    for (const _ of [1, 2]) await submit({ code }, { path: codedPath })
    await submit({ phone: `+86${phone}` })

    let secondCode = ''
    const failing = await startSite({
      store: async () => store,
      sender: (to, given) => {
        secondCode = given
        return Promise.reject(new Error(`refused for ${to}, +86${to}, 0086${to}: ${given}`))
      },
    })
    failing.clock.now = clock.now + 60_000
    await failing.askForCode()
    const broken = await startSite({
      store: () => Promise.reject(new Error(`insert of ${phone} failed at ${plainPath}?phone=${phone}`)),
    })
    await broken.submit()
    await broken.askForCode()

    expect(printed.length).toBeGreaterThanOrEqual(3)
    const all = printed.join('\n')
    expect(all).toContain('138******00')
    expect(all).not.toMatch(/1[3-9]\d{9}/)
    expect(all).not.toContain(code)
    expect(all).not.toContain(secondCode)
    expect(secondCode).toMatch(/^\d{6}$/)
  })
})

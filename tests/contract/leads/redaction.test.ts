import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  askForCode,
  codedPath,
  codeFor,
  createTestHost,
  plainPath,
  postForm,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

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
    const test = await createTestHost()
    const browser = inProcess(test.host)
    await askForCode(browser, phone)
    const code = codeFor(test, phone)
    await postForm(browser, { name: '张三', phone, code }, { path: codedPath })
    await postForm(browser, { name: '张三', phone, code }, { path: codedPath })
    await postForm(browser, { name: '张三', phone: `+86${phone}` })

    let secondCode = ''
    const failing = await createTestHost({
      store: async () => test.store,
      sender: (to, given) => {
        secondCode = given
        return Promise.reject(new Error(`refused for ${to}, +86${to}, 0086${to}: ${given}`))
      },
    })
    failing.clock.now += 60_000
    await askForCode(inProcess(failing.host), phone)
    const broken = await createTestHost({
      store: () => Promise.reject(new Error(`insert of ${phone} failed at ${plainPath}?phone=${phone}`)),
    })
    await postForm(inProcess(broken.host), { name: '张三', phone })
    await askForCode(inProcess(broken.host), phone)

    expect(printed.length).toBeGreaterThanOrEqual(3)
    const all = printed.join('\n')
    expect(all).toContain('138******00')
    expect(all).not.toMatch(/1[3-9]\d{9}/)
    expect(all).not.toContain(code)
    expect(all).not.toContain(secondCode)
    expect(secondCode).toMatch(/^\d{6}$/)
    for (const one of [test, failing, broken]) await one.close()
  })
})

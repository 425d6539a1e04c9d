import { EventEmitter } from 'node:events'
import { createServer, get, type Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageQueue, queuePages } from '@/lib/host/request/page-queue'

const visitor = () => Object.assign(new EventEmitter(), { destroyed: false })

describe('pages that many ask for', () => {
  it('begin two at a time, in the order in which they came', async () => {
    const queue = createPageQueue({ atOnce: 2, hold: 60_000, longest: 60_000 })
    const begun: number[] = []
    const visitors = [0, 1, 2, 3].map(visitor)
    for (const [index, one] of visitors.entries()) queue(one, () => void begun.push(index))
    await turn()
    expect(begun).toEqual([0, 1])
    visitors[1]?.emit('close')
    visitors[1]?.emit('close')
    await turn()
    expect(begun).toEqual([0, 1, 2])
    visitors[0]?.emit('close')
    await turn()
    expect(begun).toEqual([0, 1, 2, 3])
  })

  describe('one after the other', () => {
    let share: number
    const begun: string[] = []
    const pass = async (time: number) => {
      vi.advanceTimersByTime(time)
      await turn()
    }

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      begun.splice(0)
      const queue = createPageQueue({ atOnce: 1, hold: 60, longest: 600 }, () => () => share)
      queue(visitor(), () => void begun.push('slow'))
      queue(visitor(), () => void begun.push('next'))
      await turn()
    })
    afterEach(() => void vi.useRealTimers())

    it('do not wait for one that waits for something else', async () => {
      share = 0.1
      await pass(59)
      expect(begun).toEqual(['slow'])
      await pass(1)
      expect(begun).toEqual(['slow', 'next'])
    })

    it('wait for one that is being made, however slow the machine is', async () => {
      share = 0.95
      for (let n = 0; n < 8; n++) await pass(60)
      expect(begun).toEqual(['slow'])
      share = 0.1
      await pass(60)
      expect(begun).toEqual(['slow', 'next'])
    })

    it('do not wait for ever while there is much to do', async () => {
      share = 0.95
      for (let n = 0; n < 9; n++) await pass(60)
      expect(begun).toEqual(['slow'])
      await pass(60)
      expect(begun).toEqual(['slow', 'next'])
    })
  })

  it('know by themselves whether this process works or waits', async () => {
    const queue = createPageQueue({ atOnce: 1, hold: 40, longest: 60_000 })
    const begun: string[] = []
    queue(visitor(), () => void begun.push('slow'))
    queue(visitor(), () => void begun.push('next'))
    const end = performance.now() + 300
    while (performance.now() < end) {
      const busy = performance.now() + 15
      while (performance.now() < busy);
      await turn()
    }
    expect(begun).toEqual(['slow'])
    await vi.waitFor(() => expect(begun).toEqual(['slow', 'next']), { timeout: 20_000 })
  })

  it('are not made for a visitor who has left', async () => {
    const queue = createPageQueue({ atOnce: 1, hold: 60_000, longest: 60_000 })
    const begun: string[] = []
    const [first, gone, last] = [visitor(), visitor(), visitor()]
    queue(first, () => void begun.push('first'))
    queue(gone, () => void begun.push('gone'))
    queue(last, () => void begun.push('last'))
    await turn()
    gone.destroyed = true
    first.emit('close')
    await turn()
    expect(begun).toEqual(['first', 'last'])
  })
})

describe('a server of this process', () => {
  let server: Server
  let origin: string
  const { emit } = Object.getPrototypeOf(createServer())

  beforeEach(async () => {
    queuePages({ atOnce: 1, hold: 60_000, longest: 60_000 })
    // A page is never ready here, everything else at once.
    server = createServer((request, response) => {
      if (request.url !== '/uk') response.end('taken')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    origin = `http://127.0.0.1:${address.port}`
    get(`${origin}/uk`).on('error', () => undefined)
  })
  afterEach(async () => {
    Object.getPrototypeOf(server).emit = emit
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it.each([
    '/apipc/v1/general_form_pc',
    '/apipc/v1/sms_logs?phone=13800138000',
    '/lead-result?code=0',
    '/receipt/abc',
    '/receipt/call/abc',
    '/_next/static/chunks/a.js',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('answers %s whatever pages are being made', async (path) => {
    expect(await (await fetch(`${origin}${path}`)).text()).toBe('taken')
  })

  it.each(['/au', '/apipcx', '/healthzz'])('lets the page %s wait for its turn', async (path) => {
    const answered = fetch(`${origin}${path}`).then(
      () => 'answered',
      () => 'cut',
    )
    const first = await Promise.race([answered, fetch(`${origin}/healthz`).then(() => 'passed')])
    expect(first).toBe('passed')
  })
})

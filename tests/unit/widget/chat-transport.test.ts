import axios, { type InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Following, followChat } from '@/lib/widget/chat-transport'

/** Replaces the requests to the host. */
const asked = vi.fn<() => Promise<unknown>>()
const network = axios.defaults.adapter

/** Replaces the browser's server-sent events with events that the test sends. */
class Source extends EventTarget {
  static readonly CLOSED = 2
  static all: Source[] = []
  readyState = 1
  isClosed = false
  constructor(readonly url: string) {
    super()
    Source.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  tell(event: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
  /** The connection breaks, and the browser will connect again by itself. */
  cut() {
    this.readyState = 0
    this.dispatchEvent(new Event('error'))
  }
  fail() {
    this.readyState = Source.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}

const message = (seq: number) => ({
  seq,
  by: 'person',
  name: '王老师',
  text: `第${seq}句`,
  answer: null,
  at: '2026-11-20T02:00:00.000Z',
})
const status = { reference: '1A2B3C4D', state: 'held', holder: '王老师' }

let seen: number[]
let stood: unknown[]
let follow: Following

function start() {
  follow = followChat({
    after: () => seen.at(-1) ?? 0,
    onMessages: (messages) => seen.push(...messages.map(({ seq }) => seq)),
    onStatus: (now) => stood.push(now),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  Source.all = []
  seen = []
  stood = []
  asked.mockReset()
  asked.mockImplementation(async () => ({ ...status, messages: [message((seen.at(-1) ?? 0) + 1)] }))
  axios.defaults.adapter = async (config: InternalAxiosRequestConfig) => ({
    data: JSON.stringify({ code: 0, data: await asked() }),
    status: 200,
    statusText: '',
    headers: {},
    config,
  })
})
afterEach(() => {
  follow.end()
  axios.defaults.adapter = network
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('receives news by a stream, and does not poll while the stream is alive', async () => {
  start()
  const [source] = Source.all
  source?.tell('message', message(1))
  source?.tell('state', status)
  for (let beat = 0; beat < 10; beat++) {
    await vi.advanceTimersByTimeAsync(10_000)
    source?.tell('beat', 1)
  }
  expect(seen).toEqual([1])
  expect(stood).toEqual([status])
  expect(asked).not.toHaveBeenCalled()
})

it('polls when a stream falls silent, then opens a stream again from the last message', async () => {
  start()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(Source.all[0]?.isClosed).toBe(true)
  expect(seen).toEqual([1])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(Source.all[1]?.url).toMatch(/\?after=1$/)
})

it('leaves the first break of a stream to the browser, and polls when it breaks again without a message', async () => {
  start()
  const [source] = Source.all
  for (let times = 0; times < 3; times++) {
    source?.cut()
    source?.tell('beat', 1)
  }
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).not.toHaveBeenCalled()
  source?.cut()
  source?.cut()
  await vi.advanceTimersByTimeAsync(0)
  expect(source?.isClosed).toBe(true)
  expect(seen).toEqual([1])
})

it('keeps polling when streams break again and again', async () => {
  start()
  Source.all[0]?.fail()
  await vi.advanceTimersByTimeAsync(4_000)
  Source.all[1]?.fail()
  await vi.advanceTimersByTimeAsync(0)
  for (let times = 0; times < 7; times++) await vi.advanceTimersByTimeAsync(4_000)
  expect(seen).toHaveLength(9)
  expect(Source.all).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(Source.all).toHaveLength(3)
})

it('polls when the browser has no streams, also after a failed request', async () => {
  vi.stubGlobal('EventSource', undefined)
  asked.mockRejectedValueOnce(new Error('no network'))
  start()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(seen).toEqual([1, 2])
})

it('ignores messages that it does not understand', () => {
  start()
  Source.all[0]?.tell('message', { seq: 'x' })
  Source.all[0]?.dispatchEvent(new MessageEvent('state', { data: '{' }))
  expect([seen, stood]).toEqual([[], []])
})

it('starts again when told to, and stops', async () => {
  start()
  follow.again()
  expect(Source.all.map(({ isClosed }) => isClosed)).toEqual([true, false])
  follow.end()
  expect(Source.all[1]?.isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).not.toHaveBeenCalled()
})

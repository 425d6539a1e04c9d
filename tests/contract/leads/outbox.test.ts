import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { countDeliveries } from '@/lib/host/delivery/operations'
import { claimTime } from '@/lib/host/delivery/retries'
import { createForwarder } from '@/lib/host/forwarder'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { countFetched } from '@/lib/host/leads/consultants/status'
import type { Store } from '@/lib/host/store/store'
import { serveRaw } from '@/tests/contract/support/raw-server'
import {
  codedPath,
  createTestHost,
  plainPath,
  postForm,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess, type Reply } from '@/tests/contract/support/transports'
import { registerUpstream, type Upstream } from '@/tests/contract/support/upstream'

const zhang = { name: '张三', phone: '13800138000', source: '首页' }
const acceptedSchema = z.object({ data: z.object({ id: z.string(), msg: z.string() }) })
const second = 1000
const minute = 60 * second
const hour = 60 * minute

const taken: RequestListener = (_request, response) => void response.end('{"code":0,"data":{"msg":"ok"}}')
const duplicate: RequestListener = (_request, response) => void response.end('{"code":1008}')
const wrongCode: RequestListener = (_request, response) =>
  void response.end('{"code":1003,"data":{"msg":"no"}}')
const down: RequestListener = (_request, response) => void response.writeHead(500).end('down')

/** The site's own host: its database and clock. */
let local: TestHost
/** The upstream's answer to the next request, and its requests so far. */
let answer: RequestListener
let seen: { url: string; fields: Record<string, string> }[]
let upstream: { origin: string; close: () => Promise<void> }
let queue: Upstream

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  local = await createTestHost()
  seen = []
  answer = down
  upstream = await serveRaw(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen.push({ url: request.url ?? '', fields: Object.fromEntries(new URLSearchParams(body)) })
    answer(request, response)
  })
  queue = await registerUpstream(local, upstream.origin)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await upstream.close()
  await local.close()
})

const context = () => ({
  env: local.env,
  store: async () => local.store,
  sender: () => Promise.reject(new Error('the upstream sends')),
  now: () => local.clock.now,
})

const submit = (fields: Record<string, string> = zhang): Promise<Reply> =>
  postForm(inProcess(createForwarder(context(), { origin: upstream.origin, timeout: 10_000 })), fields, {
    path: 'code' in fields ? codedPath : plainPath,
  })

const work = () => queue.work()
const entries = () => queue.entries()
const phones = () => seen.map(({ fields }) => fields.phone)

describe('a lead that the upstream did not accept', () => {
  it('arrives as it was submitted, and is recorded as delivered', async () => {
    await submit({ ...zhang, form: 'message', message: '你好', elapsed: '5000', agree: 'on' })
    local.clock.now += 5 * second
    answer = taken
    await work()
    expect(seen).toHaveLength(2)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[1]).toEqual({
      url: plainPath,
      fields: { ...zhang, form: 'message', message: '你好', elapsed: '5000', agree: 'on' },
    })
    expect(await entries()).toMatchObject([
      { state: 'done', attempts: 2, claimed_until: null, payload: null },
    ])
    expect(await local.leads()).toMatchObject([{ forwarded_at: local.clock.now }])
    local.clock.now += 1000 * hour
    await work()
    expect(seen).toHaveLength(2)
  })

  it('counts as delivered when the upstream has it already', async () => {
    await submit()
    local.clock.now += 5 * second
    answer = duplicate
    await work()
    expect(await entries()).toMatchObject([{ state: 'done' }])
  })

  it('is tried again when the upstream refuses a lead that was confirmed to the visitor, and delays no other', async () => {
    await submit()
    local.clock.now += 1
    await submit({ ...zhang, phone: '13800138001' })
    local.clock.now += 5 * second
    answer = (request, response) => (seen.length === 3 ? wrongCode : taken)(request, response)
    await work()
    expect(phones().slice(2)).toEqual(['13800138000', '13800138001'])
    expect(await entries()).toMatchObject([{ state: 'pending', attempts: 2 }, { state: 'done' }])
  })

  it('is sent again when the process died while the visitor waited', async () => {
    let writes = 0
    const write: Store['write'] = (step) =>
      writes++ === 0 ? local.store.write(step) : Promise.reject(new Error('dead'))
    const dying = { ...context(), store: async () => ({ ...local.store, write }) }
    const host = createForwarder(dying, { origin: upstream.origin, timeout: 10_000 })
    await postForm(inProcess(host), zhang)
    expect(await entries()).toMatchObject([{ state: 'asked', attempts: 1 }])
    local.clock.now += claimTime
    answer = taken
    await work()
    expect(seen).toHaveLength(2)
    expect(await entries()).toMatchObject([{ state: 'done' }])
  })

  it('is not sent any more once its person is erased', async () => {
    await submit()
    await eraseLeads(local.store, zhang.phone, local.clock.now)
    local.clock.now += hour
    await work()
    expect(seen).toHaveLength(1)
    expect(JSON.stringify(await entries())).not.toContain(encodeURIComponent(zhang.name))
  })
})

describe('a visitor who sends a form again', () => {
  it('gets a success while the first one is being sent, and one lead is sent', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    answer = async (request, response) => {
      arrive()
      await released
      taken(request, response)
    }
    const first = submit()
    await arrived
    const again = await submit()
    await work()
    release()
    const { id, msg } = acceptedSchema.parse((await first).json).data
    // The answer has no receipt, because another person may have typed the same number.
    expect(again.json).toEqual({ code: 0, data: { id, msg } })
    expect(seen).toHaveLength(1)
    expect(await entries()).toMatchObject([{ state: 'done' }])
  })

  it('keeps the success even if the upstream refuses the first one afterwards', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    answer = async (request, response) => {
      arrive()
      await released
      wrongCode(request, response)
    }
    const first = submit({ ...zhang, code: '012345' })
    await arrived
    expect((await submit()).json).toMatchObject({ code: 0 })
    release()
    expect((await first).json).toMatchObject({ code: 1003 })
    answer = taken
    local.clock.now += 5 * second
    await work()
    expect(await entries()).toMatchObject([{ state: 'done' }])
  })

  it('starts the table of attempts anew', async () => {
    await submit()
    local.clock.now += 5 * second
    await work()
    local.clock.now += minute
    await submit()
    expect(await entries()).toMatchObject([
      { state: 'pending', attempts: 1, next_at: local.clock.now + 5 * second },
    ])
  })

  it('keeps a confirmed lead when a wrong code follows', async () => {
    await submit()
    answer = wrongCode
    expect((await submit({ ...zhang, code: '012345' })).json).toMatchObject({ code: 1003 })
    expect(await entries()).toMatchObject([{ state: 'pending' }])
    answer = taken
    local.clock.now += 5 * second
    await work()
    expect(await entries()).toMatchObject([{ state: 'done' }])
  })
})

describe('a lead with a code that the upstream did not check', () => {
  const coded = { ...zhang, code: '012345' }

  it('waits ten minutes for its visitor, then is sent without the code, which is not stored', async () => {
    await submit(coded)
    expect(await entries()).toMatchObject([{ state: 'asked' }])
    expect((await entries())[0]?.payload).not.toContain('012345')
    answer = taken
    local.clock.now += 10 * minute - 1
    await work()
    expect(seen).toHaveLength(1)
    local.clock.now += 1
    await work()
    expect(seen[1]).toEqual({ url: plainPath, fields: { ...zhang, form: 'general' } })
    expect(await entries()).toMatchObject([{ state: 'done' }])
    expect(await local.leads()).toMatchObject([{ verified: 0 }])
  })

  it('is sent once when its visitor comes back with the code', async () => {
    await submit(coded)
    answer = taken
    expect((await submit(coded)).json).toMatchObject({ code: 0 })
    local.clock.now += hour
    await work()
    expect(seen).toHaveLength(2)
    expect(await local.leads()).toMatchObject([{ verified: 1 }])
  })

  it('is not sent once the upstream has reported its code as wrong', async () => {
    await submit(coded)
    answer = wrongCode
    await submit(coded)
    expect(await entries()).toMatchObject([{ state: 'refused', payload: null }])
    local.clock.now += 1000 * hour
    await work()
    expect(seen).toHaveLength(2)
  })

  it('waits again when its visitor comes back after a wrong code and the upstream is down', async () => {
    answer = wrongCode
    await submit(coded)
    answer = down
    await submit(coded)
    answer = taken
    local.clock.now += 10 * minute
    await work()
    expect(await entries()).toMatchObject([{ state: 'done' }])
  })
})

it('the counts by state are those of the queue', async () => {
  await submit()
  answer = taken
  local.clock.now += 1
  await submit({ ...zhang, source: '英国' })
  answer = wrongCode
  await submit({ ...zhang, source: '日本', code: '012345' })
  await postForm(inProcess(local.host), { ...zhang, source: '香港' })
  expect(await countFetched(local.store)).toEqual({ pending: 1, done: 0 })
  expect(await countDeliveries(local.store)).toEqual([
    {
      target: 'upstream',
      kind: 'upstream',
      standing: 'configured',
      leads: [
        { state: 'asked', count: 0 },
        { state: 'pending', count: 1 },
        { state: 'done', count: 1 },
        { state: 'refused', count: 1 },
        { state: 'dead', count: 0 },
      ],
      failures: [],
    },
  ])
})

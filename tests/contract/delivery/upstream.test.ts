import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { claimNext } from '@/lib/host/delivery/queue'
import type { Target } from '@/lib/host/delivery/types'
import { sendUpstream } from '@/lib/host/delivery/upstream'
import { upstreamAt } from '@/lib/host/delivery/upstream-request'
import { deliverDue } from '@/lib/host/delivery/worker'
import { createForwarder } from '@/lib/host/forwarder'
import { pushEnvironment, rows, startPush, zhang } from '@/tests/contract/delivery/support/push'
import { type Receiver, startReceiver, withStatus } from '@/tests/contract/delivery/support/receiver'
import {
  codedPath,
  createTestHost,
  plainPath,
  postForm,
  type TestHost,
} from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const answer = (code: number): RequestListener => withStatus(200, `{"code":${code},"data":{"msg":"x"}}`)
const coded = { ...zhang, code: '012345' }

let test: TestHost
/** The host to which leads are forwarded, and the system to which they are pushed. */
let upstream: Receiver
let receiver: Receiver

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  test = await createTestHost()
  upstream = await startReceiver()
  receiver = await startReceiver()
  await startPush(test, {
    ...pushEnvironment(receiver.origin),
    APIPC_ORIGIN: upstream.origin,
    ALLOW_HTTP_UPSTREAM: '1',
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await upstream.close()
  await receiver.close()
  await test.close()
})

const context = () => ({
  env: test.env,
  store: async () => test.store,
  sender: () => Promise.reject(new Error('the upstream sends')),
  now: () => test.clock.now,
})
const target: Target = { name: 'upstream', kind: 'upstream', url: new URL('https://upstream.test') }
const work = () =>
  deliverDue({ ...context(), send: sendUpstream(upstreamAt(upstream.origin, 10_000)) }, target)
const pushed = async () =>
  (await rows(test)).flatMap(({ target: to, event, state }) => (to === 'upstream' ? [] : [[event, state]]))
const submit = (fields: Record<string, string>) =>
  postForm(inProcess(createForwarder(context(), { origin: upstream.origin, timeout: 10_000 })), fields, {
    path: 'code' in fields ? codedPath : plainPath,
  })

it('a lead that the upstream accepted is pushed too', async () => {
  upstream.answer = answer(0)
  await submit(zhang)
  expect(await pushed()).toEqual([['lead.created', 'pending']])
})

it('a lead that the upstream did not accept is pushed once, without waiting for it', async () => {
  upstream.answer = withStatus(500)
  await submit(zhang)
  expect(await pushed()).toEqual([['lead.created', 'pending']])
  test.clock.now += 5000
  await work()
  test.clock.now += 300_000
  upstream.answer = answer(0)
  await work()
  expect(await pushed()).toEqual([['lead.created', 'pending']])
})

it('a lead that the upstream refused is not pushed', async () => {
  upstream.answer = answer(1003)
  await submit(coded)
  expect(await pushed()).toEqual([])
})

it('a lead whose code the upstream confirmed is pushed as verified', async () => {
  upstream.answer = answer(0)
  await submit(coded)
  // The message is written at the first attempt, from the current lead.
  const due = await claimNext(test.store, { name: 'crm', kind: 'webhook' }, test.clock.now)
  expect(JSON.parse(due?.payload ?? '')).toMatchObject({ data: { verified: true } })
})

it('a lead whose code no host has checked is pushed once its visitor can no longer come back', async () => {
  upstream.answer = withStatus(500)
  await submit(coded)
  expect(await pushed()).toEqual([])
  test.clock.now += 600_000
  await work()
  expect(await pushed()).toEqual([['lead.created', 'pending']])
})

it('a known lead that confirms its phone is pushed as a separate event, once', async () => {
  upstream.answer = withStatus(500)
  await submit(zhang)
  upstream.answer = answer(0)
  await submit(coded)
  await submit(coded)
  expect(await pushed()).toEqual([
    ['lead.created', 'pending'],
    ['lead.verified', 'pending'],
  ])
})

import { beforeEach, expect, it } from 'vitest'
import { sendUpstream } from '@/lib/host/delivery/upstream'
import { upstreamAt } from '@/lib/host/delivery/upstream-request'
import { deliverDue } from '@/lib/host/delivery/worker'
import { codedPath, plainPath, postForm } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { forwarderOf } from '@/tests/contract/support/upstream'
import {
  claim,
  pass,
  push,
  pushBeforeEach,
  pushEnvironment,
  pushTo,
  receiver,
  rows,
  test,
  zhang,
} from './support/push'
import { type Receiver, startReceiver, withStatus } from './support/receiver'

const answer = (code: number) => withStatus(200, `{"code":${code},"data":{"msg":"x"}}`)
const code = '012345'

/** The host to which leads are forwarded, beside the system to which they are pushed. */
let upstream: Receiver

pushBeforeEach()
beforeEach(async () => {
  upstream = await startReceiver()
  await pushTo({
    ...pushEnvironment(receiver.origin),
    ...{ APIPC_ORIGIN: upstream.origin, ALLOW_HTTP_UPSTREAM: '1' },
  })
})

async function workAfter(time: number) {
  pass(time)
  const send = sendUpstream(upstreamAt(upstream.origin, 10_000))
  await deliverDue(
    { ...push.context, send },
    { name: 'upstream', kind: 'upstream', url: new URL(upstream.origin) },
  )
}
const isPushed = async (...events: string[]) => {
  const pushed = (await rows()).filter(({ target }) => target === 'crm')
  expect(pushed.map(({ event, state }) => `${event} ${state}`)).toEqual(events)
}
const submit = (fields: Record<string, string> = {}) =>
  postForm(
    inProcess(forwarderOf(test, upstream.origin)),
    { ...zhang, ...fields },
    { path: 'code' in fields ? codedPath : plainPath },
  )

it('a lead that the upstream accepted is pushed too', async () => {
  upstream.answer = answer(0)
  await submit()
  await isPushed('lead.created pending')
})

it('a lead that the upstream did not accept is pushed once, without waiting for it', async () => {
  upstream.answer = withStatus(500)
  await submit()
  await isPushed('lead.created pending')
  await workAfter(5000)
  upstream.answer = answer(0)
  await workAfter(300_000)
  await isPushed('lead.created pending')
})

it('a lead that the upstream refused is not pushed', async () => {
  upstream.answer = answer(1003)
  await submit({ code })
  await isPushed()
})

it('a lead whose code the upstream confirmed is pushed as verified', async () => {
  upstream.answer = answer(0)
  await submit({ code })
  // The message is written at the first attempt, from the current lead.
  expect(JSON.parse((await claim())?.payload ?? '')).toMatchObject({ data: { verified: true } })
})

it('a lead whose code no host has checked is pushed once its visitor can no longer come back', async () => {
  upstream.answer = withStatus(500)
  await submit({ code })
  await isPushed()
  await workAfter(600_000)
  await isPushed('lead.created pending')
})

it('a known lead that confirms its phone is pushed as a separate event, once', async () => {
  upstream.answer = withStatus(500)
  await submit()
  upstream.answer = answer(0)
  for (const _ of [1, 2]) await submit({ code })
  await isPushed('lead.created pending', 'lead.verified pending')
})

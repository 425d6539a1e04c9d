import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { claimTime } from '@/lib/host/delivery/retries'
import { startSite } from '@/tests/contract/support/test-host'
import { scriptOf } from '@/tests/support/bundle-script'
import { pushEnvironment, rows, startPush, states, submit, webhookSecret, zhang } from './support/push'
import { holdAnswers, type Receiver, startReceiver, taken, withCode } from './support/receiver'

/** Longer than usual, because the machine may be busy. */
const patient = { timeout: 120_000 }

const scripts = {
  worker: 'tests/contract/delivery/support/deliver-push.ts',
  server: 'tests/contract/support/run-server.ts',
}

type Child = ChildProcessByStdio<null, Readable, Readable>

let test: Awaited<ReturnType<typeof startSite>>
let receiver: Receiver
let push: Awaited<ReturnType<typeof startPush>>

beforeEach(async () => {
  test = await startSite()
  // The processes use the real clock.
  test.clock.now = Date.now() - 60_000
  receiver = await startReceiver()
  push = await startPush(test, pushEnvironment(receiver.origin))
})

function run(script: keyof typeof scripts, values = pushEnvironment(receiver.origin)): Child {
  const child = spawn(process.execPath, [scriptOf(scripts[script])], {
    env: { ...process.env, NODE_ENV: 'test', ...test.environment, ...values },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
  return child
}

async function submitMany(count: number): Promise<string[]> {
  const phones = Array.from({ length: count }, (_, n) => String(13800138000 + n))
  for (const phone of phones) {
    test.clock.now += 1
    await submit({ phone }, test)
  }
  return phones
}

const phones = () => receiver.seen.map(({ body }) => JSON.parse(body).data.phone)

it('two workers on one database send each lead once', async () => {
  const kept = await submitMany(10)
  const { promise: both, resolve: release } = Promise.withResolvers<void>()
  receiver.answer = async (request, response) => {
    // The first answer waits for a second request, which proves that two workers are active.
    if (receiver.seen.length === 2) release()
    await both
    taken(request, response)
  }
  const exits = await Promise.all([run('worker'), run('worker')].map((child) => once(child, 'exit')))
  expect(exits.flat()).toEqual([0, null, 0, null])
  expect(phones().toSorted()).toEqual(kept)
  expect((await rows(test)).every(({ state }) => state === 'done')).toBe(true)
})

it('a worker that is killed leaves a message that is sent again with the same id', async () => {
  await submitMany(1)
  const { arrived } = holdAnswers(receiver)
  const child = run('worker')
  const exit = once(child, 'exit')
  await arrived
  child.kill('SIGKILL')
  await exit
  expect(await rows(test)).toMatchObject([{ state: 'pending', attempts: 1 }])
  receiver.answer = taken
  test.clock.now = Date.now()
  await push.deliver()
  expect(receiver.seen).toHaveLength(1)
  test.clock.now += claimTime
  await push.deliver()
  const [first, second] = receiver.seen
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  expect(second?.body).toBe(first?.body)
  expect(await states(test)).toEqual([['lead.created', 'done']])
})

describe('a server', () => {
  /** Resolves when the process listens; its output is added to `printed`. */
  async function started(child: Child, printed: string[] = []): Promise<string> {
    createInterface({ input: child.stderr }).on('line', (line) => printed.push(line))
    const { promise, resolve } = Promise.withResolvers<string>()
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('http://')) resolve(line)
      else printed.push(line)
    })
    return promise
  }

  it('pushes due leads from its start on, with signatures that the library accepts', async () => {
    const [phone] = await submitMany(1)
    await started(run('server'))
    await vi.waitFor(async () => expect(await states(test)).toEqual([['lead.created', 'done']]), patient)
    const { body = '', headers = {} } = receiver.seen[0] ?? {}
    const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
    expect(new Webhook(webhookSecret).verify(body, plain)).toMatchObject({
      type: 'lead.created',
      data: { phone },
    })
  })

  it('stores its targets before it accepts leads', async () => {
    const name = 'DELIVERY_WEBHOOKS'
    const values = { ...pushEnvironment(receiver.origin), [name]: `new=${receiver.origin}/new` }
    await started(run('server', values))
    await submit({}, test)
    await vi.waitFor(() => expect(receiver.seen).toMatchObject([{ url: '/new' }]), patient)
  })

  it('begins nothing new after the signal to end, and loses nothing', async () => {
    await submitMany(2)
    const { arrived, release } = holdAnswers(receiver)
    const child = run('server')
    const exit = once(child, 'exit')
    const origin = await started(child)
    const visitor = new AbortController()
    const visit = () => fetch(origin, { signal: visitor.signal })
    await visit()
    await arrived
    child.kill('SIGTERM')
    // The child has handled the signal only when it no longer accepts connections.
    await vi.waitFor(() => expect(visit()).rejects.toThrow(), patient)
    release()
    await vi.waitFor(async () => expect((await rows(test))[0]).toMatchObject({ state: 'done' }), patient)
    visitor.abort()
    expect(await exit).toEqual([143, null])
    expect(receiver.seen).toHaveLength(1)
    expect((await rows(test))[1]).toMatchObject({ state: 'pending', attempts: 0 })
  })

  it('logs the error without phone, name or secret, and of an address only its host', async () => {
    const closed = await startReceiver()
    await closed.close()
    const robot = await startReceiver()
    robot.answer = withCode(93000)
    receiver.answer = (_request, response) =>
      response.writeHead(500).end(`${zhang.phone} ${webhookSecret} ${receiver.origin}/hook?key=URL-KEY`)
    const values = {
      ...pushEnvironment(receiver.origin),
      DELIVERY_WEBHOOKS: `crm=${receiver.origin}/hook?key=URL-KEY down=${closed.origin}/hook/URL-KEY`,
      WECOM_ROBOT_URL: `${robot.origin}/send?key=URL-KEY`,
      DINGTALK_ROBOT_URL: `${robot.origin}/send?access_token=URL-KEY`,
      DINGTALK_ROBOT_SECRET: 'SEC-ROBOT-KEY',
    }
    await startPush(test, values)
    await submit({ source: `首页${zhang.phone}` }, test)
    const printed: string[] = []
    await started(run('server', values), printed)
    const failures = () => printed.filter((line) => line.includes('delivery failed'))
    await vi.waitFor(() => expect(failures().length).toBeGreaterThanOrEqual(4), patient)
    const all = printed.join('\n')
    for (const word of [
      ...['crm', 'down', 'wecom', 'dingtalk', new URL(receiver.origin).host],
      ...['status 500', 'ECONNREFUSED', 'errcode 93000'],
    ])
      expect(all).toContain(word)
    for (const secret of [
      ...[zhang.phone, zhang.name, 'URL-KEY', '/hook', '/send', webhookSecret, 'ROBOT-KEY', 'sign='],
    ])
      expect(all).not.toContain(secret)
  })
})

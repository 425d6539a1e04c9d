import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { issueLink } from '@/lib/host/delivery/lead-link'
import { claimTime } from '@/lib/host/delivery/retries'
import { createReadiness } from '@/lib/host/health/ready'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { markSpam } from '@/lib/host/leads/consultants/mark-spam'
import { createTestHost, formHeaders, startTime, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { scriptOf } from '@/tests/support/bundle-script'
import { rows, startPush, submit } from './support/push'
import { holdAnswers, type Receiver, startReceiver, withStatus } from './support/receiver'

const execute = promisify(execFile)
const minute = 60_000

let test: TestHost
let baidu: Receiver
let tencent: Receiver
let environment: Record<string, string>
let push: Awaited<ReturnType<typeof startPush>>
const children: ChildProcess[] = []

const says = (body: unknown): RequestListener => withStatus(200, JSON.stringify(body))
const baiduSays = (status: number, desc = '') => says({ header: { status, desc, errors: [] } })
const tencentSays = (code: number, message_cn = '') => says({ code, message: '', message_cn })

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  test = await createTestHost()
  baidu = await startReceiver()
  baidu.answer = baiduSays(0)
  tencent = await startReceiver()
  tencent.answer = tencentSays(0)
  environment = {
    CONVERSIONS_SEND: '1',
    BAIDU_OCPC_TOKEN: 'BAIDU-TOKEN',
    BAIDU_OCPC_VALID_TYPE: '73',
    BAIDU_OCPC_INVALID_TYPE: '3',
    BAIDU_OCPC_ENDPOINT: baidu.origin,
    TENCENT_ADS_TOKEN: 'TENCENT-TOKEN',
    TENCENT_ADS_ACCOUNT_ID: '1234567890',
    TENCENT_ADS_ACTION_SET_ID: '1100000001',
    TENCENT_ADS_ENDPOINT: tencent.origin,
    DELIVERY_ALLOW_PRIVATE: '1',
  }
  push = await startPush(test, environment)
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await baidu.close()
  await tencent.close()
  await test.close()
})

const touch = (fields: Record<string, string>) => JSON.stringify({ at: '2026-11-19', ...fields })
const person = {
  name: '张三丰',
  phone: '13800138000',
  source: '首页',
  agree: '1',
  message: '孩子的电话 13700137000',
  linkurl: '/uk',
}
const byBaidu = { last_touch: touch({ bd_vid: 'uANBIyIxUhNLgvw', landing: '/special/fyusa' }) }
const byTencent = { last_touch: touch({ gdt_vid: 'wx07ptidwiwn5fde', landing: '/uk' }) }

/** Records the result of a telephone call as a consultant does on the page of a lead. */
async function call(leadId: string, outcome: string, caller = '王老师') {
  const { secret } = test.store
  const link = { origin: 'https://www.meishi.test', hours: 48 }
  const address = await test.store.write((trx) =>
    issueLink(trx, { secret, leadId, link, keyHash: null }, test.clock.now),
  )
  const code = address.split('/').at(-1) ?? ''
  const reply = await inProcess(test.host).send({
    method: 'POST',
    path: '/apipc/v1/receipt_call',
    headers: formHeaders,
    body: new URLSearchParams({ code, action: 'outcome', outcome, caller, note: '约了周五' }).toString(),
  })
  expect(reply.status).toBe(200)
}

const uploads = (receiver: Receiver) =>
  receiver.seen.map(({ url, body }) => ({ url, body: z.looseObject({}).parse(JSON.parse(body)) }))
const queued = async () => (await rows(test)).map(({ target, event, state }) => [target, event, state])

describe('the result of an advertisement click', () => {
  it('is sent to Baidu, valid and invalid each by an operation and type of its own', async () => {
    const id = await submit(test, { ...person, ...byBaidu })
    test.clock.now += 5 * minute
    await call(id, 'reached')
    test.clock.now += minute
    await call(id, 'invalid')
    await push.deliver()
    const logidUrl = 'https://www.meishi.test/special/fyusa?bd_vid=uANBIyIxUhNLgvw'
    expect(uploads(baidu)).toEqual([
      {
        url: '/ocpcapi/api/uploadConvertData',
        body: {
          token: 'BAIDU-TOKEN',
          conversionTypes: [
            {
              logidUrl,
              newType: 73,
              convertTime: (startTime + 5 * minute) / 1000,
              outerEventId: expect.stringMatching(/^[0-9a-f]{32}$/),
              outerEventType: 'custom_dedup',
            },
          ],
        },
      },
      {
        url: '/ocpcapi/api/uploadInvalidConvertData',
        body: {
          token: 'BAIDU-TOKEN',
          invalidConversionTypes: [
            { logidUrl, convertType: 3, convertTime: (startTime + 6 * minute) / 1000 },
          ],
        },
      },
    ])
    expect(tencent.seen).toEqual([])
  })

  it('is sent to Tencent with its own click id, and with an id by which it recognises repetitions', async () => {
    const id = await submit(test, { ...person, first_touch: touch({ qz_gdt: 'xeq36xvpaaacqkzgegxa' }) })
    await call(id, 'reached')
    await call(id, 'invalid')
    await push.deliver()
    const url = new URL(tencent.seen[0]?.url ?? '', tencent.origin)
    expect(url.pathname).toBe('/v3.0/user_actions/add')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      access_token: 'TENCENT-TOKEN',
      timestamp: String(startTime / 1000),
      nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    const general = { account_id: 1234567890, user_action_set_id: 1100000001 }
    const action = (action_type: string) => ({
      outer_action_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      action_time: startTime / 1000,
      action_type,
      // The source has no landing page, so the first page is used.
      url: 'https://www.meishi.test/',
      trace: { click_id: 'xeq36xvpaaacqkzgegxa' },
    })
    expect(uploads(tencent).map(({ body }) => body)).toEqual([
      { ...general, actions: [action('CONFIRM_EFFECTIVE_LEADS')] },
      { ...general, actions: [action('INEFFECTIVE_LEADS')] },
    ])
    expect(baidu.seen).toEqual([])
  })

  it('contains nothing about the person, not even hashed', async () => {
    const id = await submit(test, { ...person, ...byBaidu, first_touch: byTencent.last_touch })
    await call(id, 'reached')
    await push.deliver()
    expect([baidu.seen.length, tencent.seen.length]).toEqual([1, 1])
    const sent = [...baidu.seen, ...tencent.seen].map(({ url, body, headers }) =>
      JSON.stringify([url, body, headers]),
    )
    const hashes = ['md5', 'sha1', 'sha256'].flatMap((algorithm) =>
      [person.phone, `+86${person.phone}`, person.name].map((text) =>
        createHash(algorithm).update(text).digest('hex'),
      ),
    )
    for (const text of sent) {
      for (const word of [person.phone, person.name, '13700137000', '王老师', '约了周五', id, ...hashes]) {
        expect(text.toLowerCase()).not.toContain(word)
      }
    }
  })

  it('is invalid when a consultant marks the lead as spam, and nothing is sent when the mark is removed', async () => {
    const id = await submit(test, { ...person, ...byBaidu })
    const mark = (isSpam: boolean) =>
      test.store.write((trx) => markSpam(trx, { ids: [id], isSpam, actor: '王老师' }, test.clock.now))
    await mark(true)
    await mark(false)
    expect(await queued()).toEqual([['baidu', 'lead.invalid', 'pending']])
  })

  it.each<[string, Record<string, string>]>([
    ['the box was not ticked', { ...byBaidu, agree: '' }],
    ['the visitor did not come by one of its clicks', { last_touch: touch({ clickid: 'x', landing: '/' }) }],
    ['the id is longer than the platform takes', { last_touch: touch({ gdt_vid: 'w'.repeat(65) }) }],
  ])('is sent to no platform when %s', async (_why, fields) => {
    await call(await submit(test, { ...person, ...fields }), 'reached')
    expect(await rows(test)).toEqual([])
  })

  it('is not sent for a person who agreed to an earlier text, refused contact, or was not reached', async () => {
    const id = await submit(test, { ...person, ...byBaidu })
    const lead = (values: { consent?: string; contact?: 'stop' | 'call' }) =>
      test.store.db.updateTable('lead').set(values).where('id', '=', id).execute()
    await call(id, 'unreached')
    await call(id, 'later')
    await lead({ consent: '2026-11-24.1' })
    await call(id, 'reached', '甲')
    await lead({ consent: '2026-11-24.2', contact: 'stop' })
    await call(id, 'reached', '乙')
    expect(await rows(test)).toEqual([])
    await lead({ consent: '2026-11-24.10', contact: 'call' })
    await call(id, 'reached', '丙')
    expect(await queued()).toEqual([['baidu', 'lead.reached', 'pending']])
  })

  it('is not sent after the person is erased', async () => {
    const id = await submit(test, { ...person, ...byBaidu })
    await call(id, 'reached')
    await eraseLeads(test.store, person.phone, test.clock.now)
    await push.deliver()
    expect(await queued()).toEqual([['baidu', 'lead.reached', 'dropped']])
    expect(baidu.seen).toEqual([])
  })

  it('is sent once for each click and result, however many consultants record it for however many leads', async () => {
    const one = await submit(test, { ...person, ...byBaidu })
    const other = await submit(test, { ...person, ...byBaidu, phone: '13800138001', source: '英国' })
    for (const caller of ['甲', '乙']) {
      await call(one, 'reached', caller)
      await call(other, 'reached', caller)
    }
    await call(other, 'invalid')
    await push.deliver()
    expect(uploads(baidu).map(({ url }) => url)).toEqual([
      '/ocpcapi/api/uploadConvertData',
      '/ocpcapi/api/uploadInvalidConvertData',
    ])
  })
})

describe('a platform that refuses it', () => {
  const reached = async () => call(await submit(test, { ...person, ...byTencent }), 'reached')

  it.each([
    [11017, minute],
    [11018, 10 * minute],
  ])(
    'because of its limit (code %i) is not used for a while, and the attempt does not count',
    async (code, wait) => {
      tencent.answer = tencentSays(code, '应用请求已达频次上限')
      await reached()
      await push.deliver()
      expect(await rows(test)).toMatchObject([{ state: 'pending', attempts: 0 }])
      tencent.answer = tencentSays(0)
      test.clock.now += wait - 1
      await push.deliver()
      expect(tencent.seen).toHaveLength(1)
      test.clock.now += 1
      await push.deliver()
      expect(await rows(test)).toMatchObject([{ state: 'done', reason: null, payload: null }])
      expect(tencent.seen[0]?.body).toBe(tencent.seen[1]?.body)
    },
  )

  it('is asked again later and less often with the same body, and does not make the site unready', async () => {
    baidu.answer = baiduSays(2, `失败 https://www.meishi.test/uk?bd_vid=1 ${person.phone}`)
    await call(await submit(test, { ...person, ...byBaidu }), 'reached')
    await push.deliver()
    const [row] = await rows(test)
    expect(row).toMatchObject({ state: 'pending', attempts: 1, reason: 'code 2 失败 138＊＊＊＊＊＊00' })
    expect(row?.payload).not.toContain('BAIDU-TOKEN')
    test.clock.now += 5_000
    await push.deliver()
    test.clock.now += 4 * minute
    await push.deliver()
    expect(baidu.seen).toHaveLength(2)
    test.clock.now += 30 * 60 * minute
    const { env, clock } = test
    const ready = createReadiness({ env, store: async () => test.store, now: () => clock.now })
    expect(await ready()).not.toContain('outbox')
  })

  it('is in the status with its reason, and the log contains neither token nor click id', async () => {
    baidu.answer = baiduSays(3, 'token 校验失败')
    tencent.answer = tencentSays(11002, '您的 access_token 无效')
    await reached()
    await call(await submit(test, { ...person, ...byBaidu, phone: '13800138001', source: '英国' }), 'invalid')
    await push.deliver()
    const lines = await status()
    expect(lines).toEqual([
      '回传 baidu\tpending\t1\t待推送',
      '回传 baidu\tdone\t0\t已送达',
      '回传 baidu\tdead\t0\t重试用尽，retry 可再发',
      '回传 baidu\t失败原因\t1\tcode 3 token 校验失败',
      '回传 tencent\tpending\t1\t待推送',
      '回传 tencent\tdone\t0\t已送达',
      '回传 tencent\tdead\t0\t重试用尽，retry 可再发',
      '回传 tencent\t失败原因\t1\tcode 11002 您的 access＿token 无效',
    ])
    const logged = JSON.stringify([vi.mocked(console.log).mock.calls, vi.mocked(console.error).mock.calls])
    expect(logged).toContain('code 11002')
    for (const secret of ['TOKEN', 'uANBIyIxUhNLgvw', 'wx07ptidwiwn5fde', person.phone]) {
      expect(logged).not.toContain(secret)
    }
  })

  it.each<[string, RequestListener]>([
    ['answers 500', withStatus(500)],
    ['answers with no JSON', withStatus(200, '<html>')],
    ['answers with JSON of another shape', says({ ok: true })],
  ])('is asked again after it %s', async (_what, answer) => {
    baidu.answer = answer
    await call(await submit(test, { ...person, ...byBaidu }), 'reached')
    await push.deliver()
    expect(await rows(test)).toMatchObject([{ state: 'pending', attempts: 1 }])
  })
})

async function status(values = environment): Promise<string[]> {
  const { stdout } = await execute(process.execPath, [scriptOf('lib/cli/leads.ts'), 'status'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SITE_ORIGIN: 'https://www.meishi.test',
      ...test.environment,
      ...values,
    },
  })
  return stdout.split('\n').filter((line) => /^(?:回传|试运行)/.test(line))
}

describe('the preview mode', () => {
  it('is the default: nothing is sent, and the status shows what would be', async () => {
    const dry = { ...environment, CONVERSIONS_SEND: '' }
    push = await startPush(test, dry)
    await call(await submit(test, { ...person, ...byBaidu }), 'reached')
    await push.deliver()
    expect([...baidu.seen, ...tencent.seen]).toEqual([])
    const lines = await status(dry)
    expect(lines).toContain('回传 baidu-dry-run\tdone\t1\t试运行，没有发出')
    const shown = lines.find((line) => line.startsWith('试运行'))?.split('\t') ?? []
    expect(shown.slice(0, 3)).toEqual([
      '试运行 baidu-dry-run',
      '11月20日 10:00',
      '会发出（另加 token，这里不印）',
    ])
    expect(JSON.parse(shown[3] ?? '')).toMatchObject({
      conversionTypes: [{ logidUrl: 'https://www.meishi.test/special/fyusa?bd_vid=uANBIyIxUhNLgvw' }],
    })
    expect(lines.join()).not.toMatch(/TOKEN|13800138000/)
    // After sending is switched on, conversions that were only shown are not sent.
    push = await startPush(test, environment)
    await push.deliver()
    expect(baidu.seen).toEqual([])
  })
})

describe('a process that is killed while it sends to a platform', () => {
  const run = () => {
    const child = spawn(process.execPath, [scriptOf('tests/contract/delivery/support/deliver-push.ts')], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        SITE_ORIGIN: 'https://www.meishi.test',
        ...test.environment,
        ...environment,
      },
      stdio: 'ignore',
    })
    children.push(child)
    return child
  }

  it('leaves every conversion to be sent with the same id, so that the platform counts each once', async () => {
    test.clock.now = Date.now() - 60_000
    const count = 6
    for (let n = 0; n < count; n++) {
      test.clock.now += 1
      const last_touch = touch({ bd_vid: `vid${n}`, landing: '/uk' })
      const phone = String(13800138000 + n)
      await call(await submit(test, { ...person, phone, source: `表单 ${n}`, last_touch }), 'reached')
    }
    // Baidu has received the first request, but its answer never arrives.
    const { arrived } = holdAnswers(baidu)
    const child = run()
    const exit = once(child, 'exit')
    await arrived
    child.kill('SIGKILL')
    await exit
    // The second process is killed after it has sent some.
    const { promise: some, resolve } = Promise.withResolvers<void>()
    baidu.answer = (request, response) => {
      baiduSays(0)(request, response)
      if (baidu.seen.length === 3) resolve()
    }
    const second = run()
    const gone = once(second, 'exit')
    await some
    second.kill('SIGKILL')
    await gone
    baidu.answer = baiduSays(0)
    test.clock.now = Date.now() + claimTime
    await push.deliver()
    test.clock.now += claimTime
    await push.deliver()
    expect((await rows(test)).map(({ state }) => state)).toEqual(Array(count).fill('done'))
    const told = uploads(baidu).map(
      ({ body }) =>
        z
          .object({
            conversionTypes: z.array(z.looseObject({ logidUrl: z.string(), outerEventId: z.string() })),
          })
          .parse(body).conversionTypes[0],
    )
    const ids = new Set(told.map((one) => one?.outerEventId))
    expect(ids.size).toBe(count)
    expect(told.length).toBeGreaterThan(count)
    // A repeated request is identical.
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(count)
    expect(new Set(told.map((one) => one?.logidUrl)).size).toBe(count)
  })
})

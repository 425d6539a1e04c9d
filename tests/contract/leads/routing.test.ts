import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSend, sendOptionsOf } from '@/lib/host/delivery/send'
import { registerTargets, targetsOf } from '@/lib/host/delivery/targets'
import { deliverDue } from '@/lib/host/delivery/worker'
import { announceOverdue } from '@/lib/host/leads/calls/overdue'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { currentRouting } from '@/lib/host/leads/routing/source'
import { webhookSecret } from '@/tests/contract/delivery/support/push'
import { type Receiver, startReceiver, withCode } from '@/tests/contract/delivery/support/receiver'
import { createTestHost, postForm, startTime, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const minute = 60_000
const key = 'key-of-the-consultants'
const digest = createHash('sha256').update(key).digest('hex')

let test: TestHost
let receiver: Receiver

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  receiver = await startReceiver()
  receiver.answer = withCode(0)
  test = await createTestHost({
    env: {
      CONSULTANT_KEYS: `王老师:${digest}`,
      WECOM_ROBOT_URL: `${receiver.origin}/default`,
      DELIVERY_WEBHOOKS: `crm=${receiver.origin}/crm`,
      DELIVERY_WEBHOOK_SECRETS: webhookSecret,
      DELIVERY_ALLOW_PRIVATE: '1',
    },
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await receiver.close()
  await test.close()
})

const write = (text: string) => writeFileSync(join(test.dataDir, 'routing.yaml'), text)
/** Beijing has a robot and a webhook of its own, Shanghai a robot, Guangzhou neither. */
const rules = () => `
offices:
  北京:
    people: [王老师]
    robots: [{ wecom: ${receiver.origin}/beijing }]
    webhook: ${receiver.origin}/beijing-crm
  上海:
    people: [赵老师]
    robots: [{ wecom: ${receiver.origin}/shanghai }]
  广州:
    people: [钱老师]
    capacity: 5
rules:
  - { to: [北京, 上海], city: 北京 }
  - { to: 广州, city: 广州 }
`
const submit = async (phone: string, fields: Record<string, string> = {}) => {
  await postForm(inProcess(test.host), { name: '张三', phone, source: '首页', ...fields })
  return (await test.leads()).find((lead) => lead.phone === phone)
}
/** Sends what is due, once. Returns the targets: path and title or type. */
async function deliver(): Promise<[string, string][]> {
  receiver.seen.length = 0
  const targets = targetsOf(test.env, currentRouting(test.env))
  await registerTargets(test.store, targets)
  const now = () => test.clock.now
  const send = createSend({ ...sendOptionsOf(test.env), now })
  for (const target of targets) await deliverDue({ store: async () => test.store, now, send }, target)
  return receiver.seen.map(({ url, body }) => {
    const said = JSON.parse(body)
    return [url, said.type ?? /\*\*(.+)\*\*/.exec(said.markdown.content)?.[1] ?? '']
  })
}
/** Stores the offices' targets before the first lead, as the start of the server does. */
const start = async () => {
  write(rules())
  await deliver()
}
const read = (path: string) =>
  inProcess(test.host).send({ path: `/apipc/v1/${path}`, headers: { Authorization: `Bearer ${key}` } })

describe('a lead', () => {
  it('belongs to the office of its city, whose robot alone is notified, besides the company’s webhook', async () => {
    await start()
    expect(await submit('13800138000', { branch: 'bj' })).toMatchObject({
      office: '北京',
      office_reason: '规则 1（城市 北京）：北京；当班 王老师',
    })
    expect(await deliver()).toEqual([
      ['/crm', 'lead.created'],
      ['/beijing', '新线索'],
      ['/beijing-crm', 'lead.created'],
    ])
    const notice = receiver.seen.find(({ url }) => url === '/beijing')?.body
    expect(notice).toContain('归属：北京（规则 1（城市 北京）：北京；当班 王老师）')
    expect(notice).toContain('城市：北京')
  })

  it('is assigned by the city in the form’s source too', async () => {
    await start()
    expect(await submit('13800138000', { source: '北京分公司咨询' })).toMatchObject({ office: '北京' })
  })

  it.each([
    ['the page of a branch', { branch: 'xg' }],
    ['the form’s source', { source: '分公司·香港' }],
    ['the country', { country: '中国香港' }],
  ])('goes abroad by %s only with the visitor’s consent, and is stored without it too', async (_, fields) => {
    write(`
offices:
  香港:
    people: [何老师]
    robots: [{ wecom: ${receiver.origin}/hongkong }]
rules:
  - { to: 香港, city: 香港 }
  - { to: 香港, country: 中国香港 }
`)
    await deliver()
    expect(await submit('13800138000', fields)).toMatchObject({ office: '总部', office_next: null })
    expect((await deliver()).map(([url]) => url)).not.toContain('/hongkong')
    test.clock.now += 10 * minute
    await announceOverdue(test.store, test.clock.now, currentRouting(test.env))
    expect((await deliver()).map(([url]) => url)).not.toContain('/hongkong')
    expect(await submit('13800138001', { ...fields, abroad: '同意' })).toMatchObject({ office: '香港' })
    expect((await deliver()).map(([url]) => url)).toContain('/hongkong')
    expect(receiver.seen.find(({ url }) => url === '/hongkong')?.body).toContain('同意境外回电：同意')
  })

  it('of an office without a robot is announced by the default office, with the name of its office', async () => {
    await start()
    await submit('13800138000', { branch: 'gz' })
    expect(await deliver()).toEqual([
      ['/crm', 'lead.created'],
      ['/default', '新线索'],
    ])
    expect(receiver.seen[1]?.body).toContain('归属：广州（规则 2')
  })

  it('belongs to the default office when no rule applies, and when there is no file', async () => {
    expect(await submit('13800138000', { branch: 'bj' })).toMatchObject({
      office: '总部',
      office_reason: null,
    })
    await deliver()
    expect(await submit('13800138001')).toMatchObject({ office: '总部', office_reason: null })
    expect(await deliver()).toEqual([
      ['/crm', 'lead.created'],
      ['/default', '新线索'],
    ])
    expect(receiver.seen[1]?.body).not.toContain('归属')
  })

  it('is stored for the default office where the rules cannot be read', async () => {
    write('offices:\n  北京: {}\n')
    expect(await submit('13800138000', { branch: 'bj' })).toMatchObject({ office: '总部' })
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('routing file not used'))
  })

  it('is not assigned to an office that is full today, however many arrive at once', async () => {
    await start()
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => submit(String(13800138000 + n), { branch: 'gz', source: `${n}` })),
    )
    const owners = (await test.leads()).map(({ office }) => office)
    expect(owners.filter((office) => office === '广州')).toHaveLength(5)
    expect(owners.filter((office) => office === '总部')).toHaveLength(7)
  })
})

describe('a lead that no consultant opens', () => {
  const pass = async (minutes: number) => {
    test.clock.now += minutes * minute
    return announceOverdue(test.store, test.clock.now, currentRouting(test.env))
  }
  const owner = async () => (await test.leads())[0]

  beforeEach(async () => {
    await test.close()
    test = await createTestHost({
      env: {
        WECOM_ROBOT_URL: `${receiver.origin}/default`,
        DELIVERY_WEBHOOK_SECRETS: webhookSecret,
        DELIVERY_ALLOW_PRIVATE: '1',
      },
    })
    write(rules().replace(/ {4}webhook: .*\n/, ''))
    await deliver()
    await submit('13800138000', { branch: 'bj' })
    await deliver()
  })

  it('passes to the next office after the promised minutes, then to the default office, and stays there', async () => {
    expect(await pass(9)).toBe(0)
    expect(await pass(1)).toBe(1)
    expect(await owner()).toMatchObject({ office: '上海' })
    expect((await deliver()).toSorted()).toEqual([
      ['/beijing', '线索超过 10 分钟无人查看'],
      ['/shanghai', '线索超过 10 分钟无人查看'],
    ])
    expect(receiver.seen[0]?.body).toContain('10：10 北京超过 10 分钟无人查看，转给上海')
    expect(await pass(9)).toBe(0)
    expect(await pass(1)).toBe(1)
    expect(await owner()).toMatchObject({ office: '总部' })
    expect((await deliver()).map(([url]) => url).toSorted()).toEqual(['/beijing', '/default', '/shanghai'])
    expect(await pass(30)).toBe(0)
  })

  it('is not late before the hour that its visitor chose', async () => {
    test.clock.now += minute
    await submit('13800138001', { branch: 'bj', call_time: '今天下午', source: '北京' })
    const chosen = async () => (await test.leads()).find(({ phone }) => phone === '13800138001')
    // At 10:01, with a telephone call requested from 14:00 on.
    await test.store.write((trx) =>
      trx.updateTable('lead').set({ opened_at: 1 }).where('phone', '=', '13800138000').execute(),
    )
    expect(await pass(4 * 60 + 8)).toBe(0)
    expect(await chosen()).toMatchObject({ office: '北京', wanted_at: startTime + 4 * 60 * minute })
    expect(await pass(1)).toBe(1)
    expect(await chosen()).toMatchObject({ office: '上海' })
    await deliver()
    expect(receiver.seen.map(({ body }) => body).join()).toContain('方便接电话：今天下午')
  })

  it('of the day before is still announced when a telephone call was requested for the next day', async () => {
    await test.store.write((trx) => trx.updateTable('lead').set({ opened_at: 1 }).execute())
    await submit('13800138001', { call_time: '明天' })
    expect(await pass(23 * 60 + 9)).toBe(0)
    expect(await pass(1)).toBe(1)
  })

  it('stays where it is once a consultant has opened it', async () => {
    await test.store.write((trx) => trx.updateTable('lead').set({ opened_at: test.clock.now }).execute())
    expect(await pass(60)).toBe(0)
    expect(await owner()).toMatchObject({ office: '北京' })
  })

  it('is passed on once, by the first process', async () => {
    test.clock.now += 10 * minute
    const routing = currentRouting(test.env)
    const handed = await Promise.all(
      Array.from({ length: 3 }, () => announceOverdue(test.store, test.clock.now, routing)),
    )
    expect(handed.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(await owner()).toMatchObject({ office: '上海' })
  })

  it('keeps no word about the city when it is erased', async () => {
    await eraseLeads(test.store, '13800138000', test.clock.now)
    expect(await owner()).toMatchObject({ office: '北京', office_reason: null })
  })
})

describe('consultants and tables', () => {
  it('can request the leads of one office', async () => {
    await start()
    await submit('13800138000', { branch: 'bj' })
    await submit('13800138001')
    const office = encodeURIComponent('北京')
    expect((await read(`general_form_pc?office=${office}`)).json).toMatchObject({
      data: { total: 1, list: [{ phone: '13800138000', office: '北京' }] },
    })
    const sheet = (await read(`lead_sheet?office=${office}`)).text
    // The page sends a code for its city, and the table can be filtered by that too.
    expect((await read(`lead_sheet?city=${office}`)).text).toBe(sheet)
    expect(sheet.trimEnd().split('\r\n')).toHaveLength(2)
    expect(sheet).toContain('规则 1（城市 北京）：北京；当班 王老师')
  })
})

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usage } from '@/lib/cli/leads/commands'
import { parseEnv } from '@/lib/core/env'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { prune } from '@/lib/host/store/prune'
import { noteOrigin } from '@/lib/host/store/running-origin'
import { askForCode, createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { scriptOf } from '@/tests/support/bundle-script'

const execute = promisify(execFile)
const day = 24 * 60 * 60 * 1000

describe('the command line for leads', () => {
  let test: TestHost

  beforeEach(async () => {
    test = await createTestHost()
    const add = (fields: Record<string, string>) => postForm(inProcess(test.host), fields)
    await add({ name: '张三', phone: '13800138000', source: '首页', message: '我的电话13800138000' })
    test.clock.now += 1
    await add({ name: '李四', phone: '13900138000'.replace('139', '137'), source: '英国', website: 'x' })
  })
  afterEach(() => test.close())

  const leads = (...args: string[]) =>
    execute(process.execPath, [scriptOf('lib/cli/leads.ts'), ...args], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ...test.environment,
        SITE_ORIGIN: 'https://www.meishi.test',
      },
    })

  it('reports a missing database, and creates none, when it is started without the service’s variables', async () => {
    const folder = join(test.dataDir, 'elsewhere')
    const environment = { DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'test' as const }
    const command = execute(process.execPath, [scriptOf('lib/cli/leads.ts'), 'status'], {
      env: { ...process.env, ...environment },
    })
    await expect(command).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('没有数据库') })
    expect(existsSync(folder)).toBe(false)
  })

  it('explains the office of a lead and the reason, and shows the office of existing leads', async () => {
    const text = 'offices:\n  北京: { people: [王老师] }\nrules:\n  - { to: 北京, city: 北京 }\n'
    writeFileSync(join(test.dataDir, 'routing.yaml'), text)
    const { stdout } = await leads('route', '--explain', '城市=北京 时间=2026-11-23T10:00')
    expect(stdout.trim().split('\n')).toEqual([
      '归属：北京',
      '原因：规则 1（城市 北京）：北京；当班 王老师',
      '超过承诺的时间无人查看时，依次问：总部',
      '通知：没有为它设通知，由总部的群代为通知',
    ])
    await expect(leads('route', '--explain', '城=北京')).rejects.toMatchObject({
      code: 1,
      stderr: '看不懂“城=北京”；可以写 城市、国家、表单、语言、时间、境外，如 城市=北京，以空格隔开\n',
    })
    expect((await leads('status')).stdout).toContain('归属\t总部\t2\t其中 2 条还没有人看过')
  })

  it('makes, lists and revokes the key of a page', async () => {
    const key = (...args: string[]) => leads('page-key', ...args, '--name', '李老师')
    const { stdout } = await key('--office', '北京', '--days', '7')
    const code = /^https:\/\/www\.meishi\.test\/receipt\/call\/([\w-]{32})$/m.exec(stdout)?.[1] ?? ''
    expect(stdout).toContain(`\nhttps://www.meishi.test/receipt/call/chat/${code}\n`)
    test.clock.now = Date.now()
    const open = async () =>
      (await inProcess(test.host).send({ path: `/apipc/v1/receipt_call/${code}` })).json
    expect(await open()).toMatchObject({ code: 0, data: { office: '北京', holder: '李老师' } })
    expect((await leads('page-keys')).stdout).toMatch(/^李老师\t北京的线索\t到 .+ 为止\n$/)
    await noteOrigin(test.store, 'http://localhost:3101')
    const { stdout: report } = await key('--report')
    expect(report).toMatch(/^http:\/\/localhost:3101\/receipt\/call\/[\w-]{32}$/m)
    expect(report).not.toContain('/chat/')
    expect((await key('--revoke')).stdout).toBe('已收回 2 个\n')
    expect((await leads('links')).stdout).toBe('有效的 0 个\n')
    expect((await leads('links', '--revoke')).stdout).toBe('已收回 0 个\n')
    expect(await open()).toMatchObject({ code: 1404 })
  })

  it('checks the rules as the start of the server does, unless they are for development', async () => {
    const robot = 'http://127.0.0.1:8000/robot'
    const text = `offices:\n  北京: { people: [王老师], robots: [{ wecom: ${robot} }] }\n`
    writeFileSync(join(test.dataDir, 'routing.yaml'), text)
    await expect(leads('route')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('robots 第 1 条 › wecom：生产环境只能用 https'),
    })
    const dev = {
      ...process.env,
      NODE_ENV: 'test' as const,
      ...test.environment,
      DELIVERY_ALLOW_PRIVATE: '1',
    }
    const { stdout } = await execute(process.execPath, [scriptOf('lib/cli/leads.ts'), 'route', '--dev'], {
      env: dev,
    })
    expect(stdout).toContain('规则可以用')
  })

  it('lists the newest first, with masked phones', async () => {
    const { stdout } = await leads('list')
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split('\t').slice(2)),
    ).toEqual([
      ['英国', '李四', '137******00', '疑似垃圾(honeypot)'],
      ['首页', '张三', '138******00'],
    ])
    expect((await leads('list', '--limit', '1')).stdout.trim().split('\n')).toHaveLength(1)
  })

  it('counts the leads in each state of delivery', async () => {
    const { stdout } = await leads('status')
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => line.split('\t').slice(0, 3))
    expect(rows).toEqual([
      ['顾问领取', 'pending', '2'],
      ['顾问领取', 'done', '0'],
      ['超时未看', '0', '超过承诺的时间没有顾问看过'],
      ['归属', '总部', '2'],
    ])
  })

  it('exports one person or all, as JSON or as a table', async () => {
    const one = JSON.parse((await leads('export', '--phone', '138 0013 8000')).stdout)
    const id = one.events[0]?.id
    expect(one).toMatchObject({
      cards: [{ phone: '13800138000', created_at: expect.any(String) }],
      events: [{ name: '张三', phone: '13800138000' }],
      receipts: [{ lead: id, created_at: expect.any(String), expires_at: expect.any(String) }],
      deliveries: [],
    })
    const all = JSON.parse((await leads('export', '--all')).stdout)
    expect([all.cards, all.events, all.receipts].map((rows) => rows.length)).toEqual([2, 2, 2])
    const table = (await leads('export', '--all', '--csv')).stdout
    expect(table.split('\r\n')).toHaveLength(4)
  })

  it('erases a person and keeps the record of the erasure', async () => {
    expect((await leads('erase', '--phone', '13800138000')).stdout).toBe('已清除 1 条\n')
    const stored = JSON.stringify(await test.leads())
    expect(stored).not.toMatch(/13800138000|张三/)
    expect(stored).toContain('李四')
    const notes = await test.store.db.selectFrom('audit').selectAll().execute()
    expect(notes).toMatchObject([{ actor: 'cli', action: 'erase' }])
    expect(await test.leads()).toHaveLength(2)
  })

  it('makes a key whose digest the configuration accepts', async () => {
    const { stdout } = await leads('new-key')
    const [key = '', digest = ''] = stdout
      .trim()
      .split('\n')
      .map((line) => line.split('：').at(-1) ?? '')
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(digest).toBe(createHash('sha256').update(key).digest('hex'))
    expect(parseEnv({ CONSULTANT_KEYS: digest }).CONSULTANT_KEYS).toEqual([digest])
  })

  it('prints every command when none is given', async () => {
    const failed = await leads().catch((error) => error)
    expect(failed).toMatchObject({ code: 1, stderr: `${usage}\n` })
  })

  it.each([[['unknown']], [['export']], [['erase', '--phone', '1']], [['list', '--revoke']]])(
    'ends with a readable line for %j',
    async (args) => {
      const failed = await leads(...args).catch((error) => error)
      expect(failed.code).toBe(1)
      expect(failed.stderr.trim().split('\n')).toHaveLength(1)
    },
  )
})

describe('pruning', () => {
  it('deletes leads after their retention, and data that no longer has an effect', async () => {
    const test = await createTestHost()
    await postForm(inProcess(test.host), { name: '张三', phone: '13800138000' })
    await askForCode(inProcess(test.host), '13800138000')
    test.clock.now += 180 * day - 1
    expect(await prune(test.store, 180, test.clock.now)).toEqual({ leads: 0 })
    for (const table of ['dedupe', 'sms_code', 'limit_event'] as const) {
      expect(await test.store.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    test.clock.now += 1
    expect(await prune(test.store, 180, test.clock.now)).toEqual({ leads: 1 })
    expect(await test.leads()).toEqual([])
    expect(await test.store.db.selectFrom('acceptance').selectAll().execute()).toEqual([])
    await test.close()
  })

  it('keeps the records of reads and erasures for a year', async () => {
    const test = await createTestHost()
    await eraseLeads(test.store, '13800138000', test.clock.now)
    const notes = () => test.store.db.selectFrom('audit').select('action').execute()
    await prune(test.store, 180, test.clock.now + 365 * day - 1)
    expect(await notes()).toEqual([{ action: 'erase' }])
    await prune(test.store, 180, test.clock.now + 365 * day)
    expect(await notes()).toEqual([])
    await test.close()
  })

  it('keeps data that still has an effect', async () => {
    const test = await createTestHost()
    const lead = { name: '张三', phone: '13800138000' }
    await postForm(inProcess(test.host), lead)
    await askForCode(inProcess(test.host), '13800138000')
    test.clock.now += day - 1
    await prune(test.store, 180, test.clock.now)
    expect((await postForm(inProcess(test.host), lead)).json).toMatchObject({ code: 1008 })
    expect(await test.store.db.selectFrom('limit_event').selectAll().execute()).not.toEqual([])
    await test.close()
  })
})

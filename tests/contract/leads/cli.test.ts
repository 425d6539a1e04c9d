import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { usage } from '@/lib/cli/leads/commands'
import { parseEnv } from '@/lib/core/env'
import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { prune } from '@/lib/host/store/prune'
import { noteOrigin } from '@/lib/host/store/running-origin'
import {
  askForCode,
  day,
  leads,
  pass,
  rows,
  send,
  site,
  siteBeforeEach,
  submit,
} from '@/tests/contract/support/site'
import { digest } from '@/tests/contract/support/test-host'
import { runScript } from '@/tests/support/run-script'

siteBeforeEach()

describe('the command line for leads', () => {
  beforeEach(async () => {
    await submit({ source: '首页', message: '我的电话13800138000' })
    pass(1)
    await submit({ name: '李四', phone: '13700138000', source: '英国', website: 'x' })
  })

  const run = (args: string[], env: Record<string, string> = {}) =>
    runScript('lib/cli/leads.ts', args, {
      ...{ ...site.environment, SITE_ORIGIN: 'https://www.meishi.test', ...env },
    })
  const printed = async (...args: string[]) => {
    const { code, stdout } = await run(args)
    expect(code).toBe(0)
    return stdout
  }
  const linesOf = (text: string) => text.trim().split('\n')
  const cellsOf = (text: string) => linesOf(text).map((line) => line.split('\t'))
  const writeRules = (text: string) => writeFileSync(join(site.dataDir, 'routing.yaml'), text)

  it('reports a missing database, and creates none, when it is started without the service’s variables', async () => {
    const DATA_DIR = join(site.dataDir, 'elsewhere')
    const stderr = expect.stringContaining('没有数据库')
    expect(await run(['status'], { DATA_DIR, DATABASE_URL: '' })).toMatchObject({ code: 1, stderr })
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  it('explains the office of a lead and the reason, and shows the office of existing leads', async () => {
    writeRules('offices:\n  北京: { people: [王老师] }\nrules:\n  - { to: 北京, city: 北京 }\n')
    expect(linesOf(await printed('route', '--explain', '城市=北京 时间=2026-11-23T10:00'))).toEqual([
      '归属：北京',
      '原因：规则 1（城市 北京）：北京；当班 王老师',
      '超过承诺的时间无人查看时，依次问：总部',
      '通知：没有为它设通知，由总部的群代为通知',
    ])
    const stderr = expect.stringContaining('看不懂“城=北京”；可以写 城市、国家、')
    expect(await run(['route', '--explain', '城=北京'])).toMatchObject({ code: 1, stderr })
    expect(await printed('status')).toContain('归属\t总部\t2\t其中 2 条还没有人看过')
  })

  it('makes, lists and revokes the key of a page', async () => {
    const key = (...args: string[]) => printed('page-key', ...args, '--name', '李老师')
    const made = await key('--office', '北京', '--days', '7')
    const code = /^https:\/\/www\.meishi\.test\/receipt\/call\/([\w-]{32})$/m.exec(made)?.[1] ?? ''
    expect(made).toContain(`\nhttps://www.meishi.test/receipt/call/chat/${code}\n`)
    site.clock.now = Date.now()
    const open = () => send({ path: `/apipc/v1/receipt_call/${code}` })
    expect((await open()).json).toMatchObject({ code: 0, data: { office: '北京', holder: '李老师' } })
    expect(await printed('page-keys')).toMatch(/^李老师\t北京的线索\t到 .+ 为止\n$/)
    await noteOrigin(site.store, 'http://localhost:3101')
    const report = await key('--report')
    expect(report).toMatch(/^http:\/\/localhost:3101\/receipt\/call\/[\w-]{32}$/m)
    expect(report).not.toContain('/chat/')
    expect(await key('--revoke')).toBe('已收回 2 个\n')
    expect(await printed('links')).toBe('有效的 0 个\n')
    expect(await printed('links', '--revoke')).toBe('已收回 0 个\n')
    expect((await open()).code).toBe(1404)
  })

  it('checks the rules as the start of the server does, unless they are for development', async () => {
    const robot = 'http://127.0.0.1:8000/robot'
    writeRules(`offices:\n  北京: { people: [王老师], robots: [{ wecom: ${robot} }] }\n`)
    const stderr = expect.stringContaining('robots 第 1 条 › wecom：生产环境只能用 https')
    expect(await run(['route'])).toMatchObject({ code: 1, stderr })
    expect((await run(['route', '--dev'], { DELIVERY_ALLOW_PRIVATE: '1' })).stdout).toContain('规则可以用')
  })

  it('lists the newest first, with masked phones', async () => {
    expect(cellsOf(await printed('list')).map((cells) => cells.slice(2))).toEqual([
      ['英国', '李四', '137******00', '疑似垃圾(honeypot)'],
      ['首页', '张三', '138******00'],
    ])
    expect(linesOf(await printed('list', '--limit', '1'))).toHaveLength(1)
  })

  it('counts the leads in each state of delivery', async () => {
    expect(cellsOf(await printed('status')).map((cells) => cells.slice(0, 3).join(' '))).toEqual([
      ...['顾问领取 pending 2', '顾问领取 done 0', '超时未看 0 超过承诺的时间没有顾问看过', '归属 总部 2'],
    ])
  })

  it('exports one person or all, as JSON or as a table', async () => {
    const one = JSON.parse(await printed('export', '--phone', '138 0013 8000'))
    const [lead, at] = [one.events[0]?.id, expect.any(String)]
    expect(one).toMatchObject({
      cards: [{ phone: '13800138000', created_at: at }],
      events: [{ name: '张三', phone: '13800138000' }],
      receipts: [{ lead, created_at: at, expires_at: at }],
      deliveries: [],
    })
    const { cards, events, receipts } = JSON.parse(await printed('export', '--all'))
    expect([cards, events, receipts].map(({ length }) => length)).toEqual([2, 2, 2])
    expect((await printed('export', '--all', '--csv')).split('\r\n')).toHaveLength(4)
  })

  it('erases a person and keeps the record of the erasure', async () => {
    expect(await printed('erase', '--phone', '13800138000')).toBe('已清除 1 条\n')
    const stored = await leads()
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toMatch(/13800138000|张三/)
    expect(JSON.stringify(stored)).toContain('李四')
    expect(await rows('audit')).toMatchObject([{ actor: 'cli', action: 'erase' }])
  })

  it('makes a key whose digest the configuration accepts', async () => {
    const [key = '', hash = ''] = linesOf(await printed('new-key')).map(
      (line) => line.split('：').at(-1) ?? '',
    )
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect(hash).toBe(digest(key))
    expect(parseEnv({ CONSULTANT_KEYS: hash }).CONSULTANT_KEYS).toEqual([hash])
  })

  it('prints every command when none is given', async () => {
    expect(await run([])).toMatchObject({ code: 1, stderr: `${usage}\n` })
  })

  it.each([[['unknown']], [['export']], [['erase', '--phone', '1']], [['list', '--revoke']]])(
    'ends with a readable line for %j',
    async (args) => {
      const { code, stderr } = await run(args)
      expect([code, linesOf(stderr).length]).toEqual([1, 1])
    },
  )
})

describe('pruning', () => {
  const pruneNow = () => prune(site.store, 180, site.clock.now)

  it('deletes leads after their retention, and data that no longer has an effect', async () => {
    await submit()
    await askForCode()
    pass(180 * day - 1)
    expect(await pruneNow()).toEqual({ leads: 0 })
    for (const table of ['dedupe', 'sms_code', 'limit_event'] as const) expect(await rows(table)).toEqual([])
    pass(1)
    expect(await pruneNow()).toEqual({ leads: 1 })
    expect([await leads(), await rows('acceptance')]).toEqual([[], []])
  })

  it('keeps the records of reads and erasures for a year', async () => {
    await eraseLeads(site.store, '13800138000', site.clock.now)
    pass(365 * day - 1)
    await pruneNow()
    expect(await rows('audit')).toMatchObject([{ action: 'erase' }])
    pass(1)
    await pruneNow()
    expect(await rows('audit')).toEqual([])
  })

  it('keeps data that still has an effect', async () => {
    await submit()
    await askForCode()
    pass(day - 1)
    await pruneNow()
    expect((await submit()).code).toBe(1008)
    expect(await rows('limit_event')).not.toEqual([])
  })
})

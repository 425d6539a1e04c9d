import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { webhookSecret } from '@/tests/contract/delivery/support/push'
import { minute, startOffice } from '@/tests/contract/support/office'
import { startSite, startTime } from '@/tests/contract/support/test-host'

/** Beijing has a robot and a webhook of its own, Shanghai a robot, Guangzhou neither. */
const rules = `
offices:
  北京:
    people: [王老师]
    robots: [{ wecom: ROBOT/beijing }]
    webhook: ROBOT/beijing-crm
  上海:
    people: [赵老师]
    robots: [{ wecom: ROBOT/shanghai }]
  广州:
    people: [钱老师]
    capacity: 5
rules:
  - { to: [北京, 上海], city: 北京 }
  - { to: 广州, city: 广州 }
`

/** An office with a webhook of the company, whose leads come from a source that names nothing unless it says more. */
async function start(text = rules, env: Record<string, string> = {}) {
  const crm = { DELIVERY_WEBHOOKS: 'crm=ROBOT/crm', DELIVERY_WEBHOOK_SECRETS: webhookSecret }
  const office = await startOffice({ rules: text, env: { ...crm, ...env } })
  return {
    ...office,
    async submit(n = 0, fields: Record<string, string> = {}) {
      const id = await office.submit(n, { source: '首页', ...fields })
      return (await office.leads()).find((lead) => lead.id === id)
    },
  }
}

describe('a lead', () => {
  it('belongs to the office of its city, whose robot alone is notified, besides the company’s webhook', async () => {
    const { submit, deliver } = await start()
    expect(await submit(0, { branch: 'bj' })).toMatchObject({
      office: '北京',
      office_reason: '规则 1（城市 北京）：北京；当班 王老师',
    })
    const sent = await deliver()
    expect(sent.map(({ to, title }) => `${to} ${title}`)).toEqual([
      ...['/crm lead.created', '/beijing 新线索', '/beijing-crm lead.created'],
    ])
    expect(sent[1]?.text).toContain('归属：北京（规则 1（城市 北京）：北京；当班 王老师）')
    expect(sent[1]?.text).toContain('城市：北京')
  })

  it('is assigned by the city in the form’s source too', async () => {
    const { submit } = await start()
    expect(await submit(0, { source: '北京分公司咨询' })).toMatchObject({ office: '北京' })
  })

  it.each([
    ['the page of a branch', { branch: 'xg' }],
    ['the form’s source', { source: '分公司·香港' }],
    ['the country', { country: '中国香港' }],
  ])('goes abroad by %s only with the visitor’s consent, and is stored without it too', async (_, fields) => {
    const { submit, deliver, pass, announceOverdue } = await start(`
offices:
  香港:
    people: [何老师]
    robots: [{ wecom: ROBOT/hongkong }]
rules:
  - { to: 香港, city: 香港 }
  - { to: 香港, country: 中国香港 }
`)
    const told = async () => (await deliver()).find(({ to }) => to === '/hongkong')?.text
    expect(await submit(0, fields)).toMatchObject({ office: '总部', office_next: null })
    expect(await told()).toBeUndefined()
    pass(10 * minute)
    await announceOverdue()
    expect(await told()).toBeUndefined()
    expect(await submit(1, { ...fields, abroad: '同意' })).toMatchObject({ office: '香港' })
    expect(await told()).toContain('同意境外回电：同意')
  })

  it('of an office without a robot is announced by the default office, with the name of its office', async () => {
    const { submit, deliver } = await start()
    await submit(0, { branch: 'gz' })
    const sent = await deliver()
    expect(sent.map(({ to }) => to)).toEqual(['/crm', '/default'])
    expect(sent[1]?.text).toContain('归属：广州（规则 2')
  })

  it('that is handed over is new to the system of its new office, which knows other leads', async () => {
    const { submit, deliver, linkTo, act } = await start()
    await submit(0, { branch: 'bj' })
    const code = await linkTo((await submit(1, { branch: 'gz' }))?.id ?? '')
    await deliver()
    await act(code, { action: 'handover', caller: '钱老师', to: '北京', reason: '近' })
    expect((await deliver()).map(({ to, title }) => `${to} ${title}`)).toEqual([
      ...['/crm lead.updated', '/beijing 线索转交', '/beijing-crm lead.created'],
    ])
  })

  it('belongs to the default office when no rule applies, and when there is no file', async () => {
    for (const [text, fields] of [
      [rules, {}],
      ['', { branch: 'bj' }],
    ] as const) {
      const { submit, deliver } = await start(text)
      expect(await submit(0, fields)).toMatchObject({ office: '总部' })
      const sent = await deliver()
      expect(sent.map(({ to }) => to)).toEqual(['/crm', '/default'])
      if (text === '') expect(sent[1]?.text).not.toContain('归属')
    }
  })

  it('is stored for the default office where the rules cannot be read', async () => {
    const { submit, first, dataDir } = await startSite()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    writeFileSync(join(dataDir, 'routing.yaml'), 'offices:\n  北京: {}\n')
    await submit({ branch: 'bj' })
    expect(await first()).toMatchObject({ office: '总部' })
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('routing file not used'))
  })

  it('is not assigned to an office that is full today, however many arrive at once', async () => {
    const { submit, leads } = await start()
    await Promise.all(Array.from({ length: 12 }, (_, n) => submit(n, { branch: 'gz', source: `${n}` })))
    const owners = (await leads()).map(({ office }) => office)
    expect(owners.filter((office) => office === '广州')).toHaveLength(5)
    expect(owners.filter((office) => office === '总部')).toHaveLength(7)
  })
})

describe('a lead that no consultant opens', () => {
  /** An office with a lead of Beijing, and how many leads are late after so many minutes. */
  async function startLate() {
    const office = await start(rules.replace(/ {4}webhook: .*\n/, ''), { DELIVERY_WEBHOOKS: '' })
    await office.submit(0, { branch: 'bj' })
    await office.deliver()
    const lateAfter = (minutes: number) => {
      office.pass(minutes * minute)
      return office.announceOverdue()
    }
    const open = (at: number) => office.store.db.updateTable('lead').set({ opened_at: at }).execute()
    return { ...office, lateAfter, open, owner: async () => (await office.leads())[0]?.office }
  }

  it('passes to the next office after the promised minutes, then to the default office, and stays there', async () => {
    const { lateAfter, owner, deliver } = await startLate()
    expect([await lateAfter(9), await lateAfter(1), await owner()]).toEqual([0, 1, '上海'])
    const sent = await deliver()
    expect(sent.map(({ to, title }) => `${to} ${title}`).toSorted()).toEqual(
      ['/beijing', '/shanghai'].map((to) => `${to} 线索超过 10 分钟无人查看`),
    )
    expect(sent[0]?.text).toContain('10：10 北京超过 10 分钟无人查看，转给上海')
    expect([await lateAfter(9), await lateAfter(1), await owner()]).toEqual([0, 1, '总部'])
    expect((await deliver()).map(({ to }) => to).toSorted()).toEqual(['/beijing', '/default', '/shanghai'])
    expect(await lateAfter(30)).toBe(0)
  })

  it('is not late before the hour that its visitor chose', async () => {
    const { pass, submit, open, lateAfter, leads, deliver } = await startLate()
    await open(1)
    pass(minute)
    const chosen = await submit(1, { branch: 'bj', call_time: '今天下午', source: '北京' })
    const read = async () => (await leads()).find(({ id }) => id === chosen?.id)
    // At 10:01, with a telephone call requested from 14:00 on.
    expect(await lateAfter(4 * 60 + 8)).toBe(0)
    expect(await read()).toMatchObject({ office: '北京', wanted_at: startTime + 4 * 60 * minute })
    expect(await lateAfter(1)).toBe(1)
    expect(await read()).toMatchObject({ office: '上海' })
    expect((await deliver()).map(({ text }) => text).join()).toContain('方便接电话：今天下午')
  })

  it('of the day before is still announced when a telephone call was requested for the next day', async () => {
    const { open, submit, lateAfter } = await startLate()
    await open(1)
    await submit(1, { call_time: '明天' })
    expect([await lateAfter(23 * 60 + 9), await lateAfter(1)]).toEqual([0, 1])
  })

  it('stays where it is once a consultant has opened it', async () => {
    const { open, clock, lateAfter, owner } = await startLate()
    await open(clock.now)
    expect([await lateAfter(60), await owner()]).toEqual([0, '北京'])
  })

  it('is passed on once, by the first process', async () => {
    const { pass, announceOverdue, owner } = await startLate()
    pass(10 * minute)
    const handed = await Promise.all([1, 2, 3].map(announceOverdue))
    expect(handed.reduce((sum, n) => sum + n, 0)).toBe(1)
    expect(await owner()).toBe('上海')
  })

  it('keeps no word about the city when it is erased', async () => {
    const { erase, leads } = await startLate()
    await erase()
    expect(await leads()).toMatchObject([{ office: '北京', office_reason: null }])
  })
})

it('consultants can request the leads of one office, and its table', async () => {
  const { submit, get } = await start()
  await submit(0, { branch: 'bj' })
  await submit(1)
  const office = encodeURIComponent('北京')
  expect((await get(`/apipc/v1/general_form_pc?office=${office}`)).json).toMatchObject({
    data: { total: 1, list: [{ phone: '13800138000', office: '北京' }] },
  })
  const sheet = (await get(`/apipc/v1/lead_sheet?office=${office}`)).text
  // The page sends a code for its city, and the table can be filtered by that too.
  expect((await get(`/apipc/v1/lead_sheet?city=${office}`)).text).toBe(sheet)
  expect(sheet.trimEnd().split('\r\n')).toHaveLength(2)
  expect(sheet).toContain('规则 1（城市 北京）：北京；当班 王老师')
})

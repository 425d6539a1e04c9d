import { describe, expect, it } from 'vitest'
import { webhookSecret } from '@/tests/contract/delivery/support/push'
import { beijing, day, minute, startOffice } from '@/tests/contract/support/office'
import { startTime } from '@/tests/contract/support/test-host'
import { table } from '@/tests/support/table'

const rules = `
offices:
  北京: { people: [王老师], robots: [{ wecom: ROBOT/beijing }] }
  上海: { people: [李老师, 赵老师], robots: [{ wecom: ROBOT/shanghai }] }
rules:
  - { to: 北京, city: 北京 }
`

/** A lead of Beijing, and the code of the link to its page. */
async function start() {
  const office = await startOffice({
    rules,
    env: { DELIVERY_WEBHOOKS: 'crm=ROBOT/crm', DELIVERY_WEBHOOK_SECRETS: webhookSecret },
  })
  const id = await office.submit(0, { branch: 'bj' })
  const code = await office.linkTo(id)
  await office.deliver()
  const act = (fields: Record<string, string>) => office.act(code, fields)
  return {
    ...{ ...office, id, code, act },
    give: (to: string) => act({ action: 'handover', caller: '王老师', to, reason: '家在上海' }),
    giveByKey: async (fields: Record<string, string>) =>
      (
        await office.post('/apipc/v1/lead_handover', {
          ids: id,
          to: '上海',
          reason: '家在上海',
          caller: '王老师',
          ...fields,
        })
      ).json,
    handovers: () => office.store.db.selectFrom('lead_handover').selectAll().execute(),
    sent: async () => (await office.deliver()).map(({ to, title }) => `${to} ${title}`),
  }
}

describe('a lead that is handed over', () => {
  it('by its page belongs to the new owner, whose group is told why', async () => {
    const { pageOf, code, give, leads, deliver, audits, id } = await start()
    expect((await pageOf(code)).owners.map(({ office, person }) => `${office}/${person ?? ''}`)).toEqual([
      ...['总部/', '北京/王老师', '上海/', '上海/李老师', '上海/赵老师'],
    ])
    expect((await give('上海/李老师')).code).toBe(0)
    expect(await leads()).toMatchObject([{ office: '上海', person: '李老师' }])
    const [update, notice, ...others] = await deliver()
    expect([update?.to, update?.title, notice?.to, notice?.title, others]).toEqual([
      '/crm',
      'lead.updated',
      '/shanghai',
      '线索转交',
      [],
    ])
    expect(notice?.text).toContain('归属：上海（李老师）（规则 1')
    expect(notice?.text).toContain('10：00 王老师由北京转给上海（李老师）：家在上海')
    const handover = { by: '王老师', from: '北京', to: '上海（李老师）', reason: '家在上海' }
    expect(await pageOf(code)).toMatchObject({ office: '上海', person: '李老师', handovers: [handover] })
    const detail = JSON.stringify({ lead: id, caller: '王老师', office: '上海', person: '李老师' })
    expect(await audits()).toContainEqual(expect.objectContaining({ action: 'hand-over', detail }))
  })

  it('is unseen by its new owner, who has ten minutes; then it goes on', async () => {
    const { act, pass, give, announceOverdue, leads, sent, pageOf, code, countOverdue } = await start()
    await act({ action: 'reveal', caller: '王老师' })
    pass(day + minute)
    await give('上海')
    await act({ action: 'reveal', caller: '王老师' })
    await sent()
    pass(10 * minute - 1)
    expect(await announceOverdue()).toBe(0)
    pass(1)
    expect(await announceOverdue()).toBe(1)
    expect(await leads()).toMatchObject([{ office: '总部', person: null, opened_at: startTime }])
    expect(await sent()).toEqual(
      ['/default', '/beijing', '/shanghai'].map((to) => `${to} 线索超过 10 分钟无人查看`),
    )
    expect((await pageOf(code)).handovers).toMatchObject([
      { by: '王老师', from: '北京', to: '上海' },
      { by: null, from: '上海', to: '总部', reason: '超过 10 分钟无人查看' },
    ])
    expect([await announceOverdue(), await countOverdue()]).toEqual([0, 1])
  })

  it.each([
    ['looks at it', { action: 'reveal', caller: '李老师' }],
    ['records a result', { action: 'outcome', caller: '李老师', outcome: 'later' }],
  ])('is seen once its new owner %s', async (_, action) => {
    const { give, pass, act, announceOverdue } = await start()
    await give('上海')
    pass(5 * minute)
    await act(action)
    pass(10 * minute)
    expect(await announceOverdue()).toBe(0)
  })

  it('at night has until the morning', async () => {
    const { clock, give, announceOverdue } = await start()
    clock.now = beijing('20T23:00')
    await give('上海')
    clock.now = beijing('21T09:09:59')
    expect(await announceOverdue()).toBe(0)
    clock.now = beijing('21T09:10')
    expect(await announceOverdue()).toBe(1)
  })

  it('by the operation of a system is recorded once', async () => {
    const { giveByKey, leads, handovers, id } = await start()
    expect([await giveByKey({}), await giveByKey({})]).toEqual(
      [1, 0].map((handed) => ({ code: 0, data: { handed } })),
    )
    expect(await leads()).toMatchObject([{ office: '上海', person: null }])
    const [handover, ...more] = await handovers()
    expect([handover, more]).toMatchObject([{ lead_id: id, by: '王老师', from_office: '北京' }, []])
  })

  it.each(
    table(`
      to     | 天津        | 没有“天津”这个办公室，现有 总部、北京、上海
      to     | 上海/王老师 | 上海没有叫“王老师”的顾问，现有 李老师、赵老师
      to     |             | to 要写转给谁
      reason |             | reason 要写为什么转
      ids    | OWN,other   | ids 没有编号是 other 的线索
    `),
  )('with the %s “%s” is refused whole', async (name = '', value = '', said) => {
    const { giveByKey, id, leads, handovers } = await start()
    const json = await giveByKey({ [name]: value.replace('OWN', id) })
    expect(json).toMatchObject({ code: 1400, data: { msg: expect.stringContaining(said ?? '') } })
    expect(await leads()).toMatchObject([{ office: '北京', handed_at: null }])
    expect(await handovers()).toEqual([])
  })

  it('by its page to somebody who is no longer there is refused', async () => {
    const { give, leads } = await start()
    expect((await give('上海/钱老师')).code).toBe(1400)
    expect(await leads()).toMatchObject([{ office: '北京' }])
  })

  it('leaves no reason behind when the person is erased', async () => {
    const { give, erase, handovers, leads } = await start()
    await give('上海')
    await erase()
    expect(await handovers()).toEqual([])
    expect(await leads()).toMatchObject([{ person: null, handed_at: null, office_reason: null }])
  })
})

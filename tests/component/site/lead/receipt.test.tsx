import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LeadResult } from '@/components/site/lead/lead-result'
import { noteOf } from '@/components/site/lead/receipt-notice'
import { ReceiptView } from '@/components/site/lead/receipt-view'
import { outcomeOf } from '@/lib/contract/lead-outcome'
import type { Receipt } from '@/lib/leads/receipt'
import { hostAnswers, renderForm, send, shortForm } from './support'

const code = 'abcdefghijklmnopqrstuvwxyz012345'

const receipt: Receipt = {
  reference: '3F9A1C77',
  name: '王**',
  phone: '138******00',
  source: '首页底部',
  verified: true,
  created_at: '2026-11-20T02:00:00.000Z',
  expires_at: '2026-12-20T02:00:00.000Z',
  contact: 'call',
  slot: 'any',
  scope: 'person',
  erased_at: null,
}

const show = (changes: Partial<Receipt> = {}, note: string | null = null) =>
  render(<ReceiptView code={code} receipt={{ ...receipt, ...changes }} note={noteOf(note ?? undefined)} />)

/** The form data that a browser sends without scripts when this button is pressed. */
function sentBy(button: HTMLElement): Record<string, FormDataEntryValue> {
  const form = button.closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/apipc/v1/receipt')
  return Object.fromEntries(new FormData(form ?? undefined))
}

describe('a receipt', () => {
  it('shows what was sent, and the time of the telephone call', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: '您的资料已收到' })).toBeVisible()
    const slip = screen.getByRole('region', { name: '回执' })
    for (const [label, value] of [
      ['编号', '3F9A1C77'],
      ['称呼', '王**'],
      ['手机号', '138******00（已经短信验证）'],
      ['来自', '首页底部'],
      ['提交时间', '11月20日 10:00（北京时间）'],
    ] as const) {
      expect(within(slip).getByText(label).nextSibling).toHaveTextContent(value)
    }
    expect(
      screen.getByText('按提交时间，我们将在10分钟内回电。以顾问排班为准，咨询集中的日子可能顺延。'),
    ).toBeVisible()
  })

  // What is promised at which hour is in lib/leads/call-time, what is arranged in lib/leads/receipt.
  it.each([
    ['call', 'any', '我们将从11月21日 9:00 起回电'],
    ['call', 'noon', '您选了中午 12:00–14:00'],
    ['stop', 'noon', '已按您的意思停止联系'],
  ] as const)('of a late evening, contact by %s, with the slot %s, shows: %s', (contact, slot, text) => {
    show({ created_at: '2026-11-20T15:30:00Z', slot, contact })
    expect(screen.getByText(text, { exact: false })).toBeVisible()
  })

  it('sends the chosen time by a plain form', async () => {
    show({ slot: 'morning' })
    expect(screen.getByRole('radio', { name: '上午 9:00–12:00' })).toBeChecked()
    const user = userEvent.setup()
    await user.click(screen.getByRole('radio', { name: '下午 14:00–18:00' }))
    expect(sentBy(screen.getByRole('button', { name: '保存时段' }))).toEqual({
      receipt: code,
      action: 'time',
      slot: 'afternoon',
    })
  })

  it.each([
    ['call', ['只用微信联系', '停止联系']],
    ['wechat', ['可以打电话', '停止联系']],
    ['stop', ['可以打电话', '只用微信联系']],
  ] as const)('offers what is not so yet: %s', (contact, offered) => {
    show({ contact })
    const actions = { 可以打电话: 'call', 只用微信联系: 'wechat', 停止联系: 'stop' }
    for (const [name, action] of Object.entries(actions)) {
      const button = screen.queryByRole('button', { name })
      if (offered.some((one) => one === name)) {
        expect(button && sentBy(button)).toEqual({ receipt: code, action })
      } else expect(button).toBeNull()
    }
  })

  it('erases only after a checkbox is ticked', async () => {
    show()
    const user = userEvent.setup()
    await user.click(screen.getByText('删除我的资料'))
    const box = screen.getByRole('checkbox', { name: '我确定要删除，知道无法恢复' })
    expect(box).not.toBeChecked()
    expect(box).toBeRequired()
    await user.click(box)
    expect(sentBy(screen.getByRole('button', { name: '删除' }))).toEqual({
      receipt: code,
      action: 'erase',
      confirm: '1',
    })
  })

  it('confirms that everything is erased, and offers nothing more', () => {
    const erased_at = '2026-11-21T02:00:00.000Z'
    show({ name: null, phone: null, source: null, erased_at, contact: 'stop' }, 'erase')
    expect(screen.getByRole('heading', { level: 1, name: '资料已删除' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('已删除。')
    expect(screen.getByText('11月21日 10:00（北京时间）')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText('手机号')).toBeNull()
  })

  it.each([
    ['stop', 'status', '已停止联系，顾问那边看得到。'],
    ['busy', 'alert', '操作过于频繁，没有保存，请过几分钟再试。'],
  ])('shows the result of the last action: %s', (note, role, text) => {
    show({}, note)
    expect(screen.getByRole(role)).toHaveTextContent(text)
  })

  it.each(['您中奖了', 'toString'])('shows nothing that only the address claims: %s', (note) => {
    show({}, note)
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has no router links, which would pass its secret address on', () => {
    show()
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^(\/|tel:)/)
    expect(screen.getByRole('link', { name: '隐私保护协议' })).toHaveAttribute('href', '/privacy')
  })
})

describe('the link to a receipt', () => {
  const accepted = (receipt?: unknown) => ({
    json: { code: 0, data: { msg: '资料提交成功,美世留学老师将在第一时间联系您', receipt } },
  })

  async function submitAndSee(answer: { json: unknown }) {
    hostAnswers(answer)
    await renderForm(shortForm)
    await send()
    return screen.findByRole('dialog', { name: '已经收到' })
  }

  it('is in the success popup', async () => {
    const popup = await submitAndSee(accepted(`/receipt/${code}`))
    expect(within(popup).getByRole('link', { name: '查看回执' })).toHaveAttribute('href', `/receipt/${code}`)
    expect(within(popup).getByRole('button', { name: '等待来电' })).toHaveFocus()
  })

  it.each([undefined, 'https://evil.test/receipt/x'])(
    'is missing when the host gives none: %s',
    async (given) => {
      const popup = await submitAndSee(accepted(given))
      expect(popup).toHaveTextContent('资料提交成功')
      expect(within(popup).queryByRole('link')).toBeNull()
    },
  )

  it('is on the page that a form without scripts leads to', () => {
    const { rerender } = render(
      <LeadResult outcome={outcomeOf({ code: 0, msg: '' })} receipt={`/receipt/${code}`} />,
    )
    expect(screen.getByRole('link', { name: '打开回执' })).toHaveAttribute('href', `/receipt/${code}`)
    for (const [outcome, receipt] of [
      [0, null],
      [1001, `/receipt/${code}`],
    ] as const) {
      rerender(<LeadResult outcome={outcomeOf({ code: outcome, msg: '' })} receipt={receipt} />)
      expect(screen.queryByRole('link', { name: '打开回执' })).toBeNull()
    }
    rerender(<LeadResult outcome={null} receipt={null} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('这里没有提交结果')
    expect(screen.queryByText(/已收到|提交成功,|没有提交成功/)).toBeNull()
    expect(screen.getByRole('link', { name: '400-683-6883' })).toHaveAttribute('href', 'tel:400-683-6883')
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { CountryTestForm } from '@/components/site/lead/country-test-form'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import {
  accepted,
  duplicate,
  fill,
  hostAnswers,
  renderForm,
  send,
  shortForm,
  type Typed,
  valid,
  wrongCode,
} from './support'

const general = <BottomForm kind="general" source="首页底部" />
const submitGeneral = '提交，等待回电'

let logged: MockInstance<typeof console.error>

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => vi.restoreAllMocks())

it.each([
  ['general', general, submitGeneral],
  ['general', <CountryTestForm source="首页底部" key="test" />, '提交，听顾问细说'],
  ['plan', <BottomForm kind="plan" source="语言频道底部" key="plan" />, '领取免费留学方案'],
  ['immigration', shortForm, submitGeneral],
  [
    'entry',
    <InlineLeadForm
      kind="entry"
      source="美国研究生入口"
      title="免费评估"
      submitLabel="开始评估"
      key="entry"
    />,
    '开始评估',
  ],
])('the %s form sends what was typed, confirms it and is empty again', async (kind, page, submit) => {
  const hasCode = kind !== 'immigration'
  const calls = hostAnswers(accepted)
  await renderForm(page)
  const user = await send(hasCode ? valid : undefined, submit)

  const popup = await screen.findByRole('dialog')
  expect(popup).toHaveAccessibleDescription('资料提交成功,美世留学老师将在第一时间联系您')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: `/apipc/v1/general_form_pc${hasCode ? '_sms' : ''}`,
    fields: { form: kind, name: '林晓', phone: '13800138000', agree: '0', website: '' },
  })
  expect(calls[0]?.fields.linkurl).toBe(window.location.href)
  expect(calls[0]?.fields.request_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(Number(calls[0]?.fields.elapsed)).toBeGreaterThanOrEqual(0)
  expect(calls[0]?.fields.code).toBe(hasCode ? '123456' : undefined)
  expect(screen.getByLabelText('手机号')).toHaveValue('')

  await user.click(within(popup).getByRole('button', { name: '等待来电' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: submit })).toHaveFocus()
})

// The forms share all of this; each has its own fields and operation.
describe('a form', () => {
  // The order of the checks and their words are those of lib/leads/schema.
  it.each<[Typed, string, string]>([
    [{}, '姓名', '请输入您的姓名'],
    [{ name: '林晓' }, '手机号', '请输入您的电话号码'],
    [{ name: '林晓', phone: '13800138000' }, '验证码', '请输入验证码'],
  ])('after %o has the focus and the only message at %s: %s', async (typed, field, message) => {
    const calls = hostAnswers(accepted)
    await renderForm(general)
    await send(typed)
    const control = screen.getByLabelText(field)
    await waitFor(() => expect(control).toHaveAccessibleDescription(message))
    expect(control).toBeInvalid()
    expect(control).toHaveFocus()
    expect(screen.getAllByRole('alert').filter((alert) => alert.textContent)).toHaveLength(1)
    expect(calls).toEqual([])
  })

  it.each([
    ['a duplicate', duplicate, '您已提交成功，请勿重复提交'],
    ['a refusal of another host', { json: { code: 7, msg: '名额已满' } }, '名额已满'],
    ['a refusal without a text', { json: { code: 7 } }, '您已提交成功，请勿重复提交'],
    ['a wrong code', wrongCode, '验证码不正确,请重新发送'],
  ])('shows %s and keeps what was typed', async (_, answer, text) => {
    hostAnswers(answer)
    await renderForm(general)
    const user = await send(valid)

    const popup = await screen.findByRole('dialog')
    expect(popup).toHaveAccessibleDescription(text)
    expect(within(popup).getByRole('link', { name: '400-683-6883' })).toHaveAttribute(
      'href',
      'tel:400-683-6883',
    )
    await user.click(within(popup).getByRole('button', { name: '好的' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText(/^姓名/)).toHaveValue('林晓')
    expect(screen.getByLabelText('手机号')).toHaveValue('13800138000')
  })

  it.each([
    ['a server fault', { status: 503, json: { code: 1500, data: { msg: '系统繁忙，请稍后重试' } } }],
    ['a timeout', 'timeout' as const],
    ['a page instead of an answer', { html: '<html>13800138000</html>' }],
    ['an answer without a code', { json: { ok: true } }],
  ])('logs %s, shows no alert and can be sent again', async (_, answer) => {
    const calls = hostAnswers(answer, accepted)
    await renderForm(general)
    const submit = screen.getByRole('button', { name: submitGeneral })
    const user = await send(valid)
    await waitFor(() => expect(logged).toHaveBeenCalled())
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    expect(submit).toHaveTextContent('再提交一次')
    expect(logged.mock.calls.flat().join()).not.toContain('13800138000')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByLabelText('手机号')).toHaveValue('13800138000')
    expect(submit).toHaveAccessibleName('再提交一次')

    await user.click(submit)
    await screen.findByRole('dialog')
    expect(calls).toHaveLength(2)
    expect(calls[1]?.fields.request_id).toBe(calls[0]?.fields.request_id)
  })

  it('sends once for a double click and can be used afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<{ json: unknown }>()
    const calls = hostAnswers(promise)
    await renderForm(general)
    const user = await fill(valid)
    const submit = screen.getByRole('button', { name: submitGeneral })
    await user.dblClick(submit)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    await user.click(submit)
    resolve(duplicate)

    await screen.findByRole('dialog')
    expect(calls).toHaveLength(1)
    expect(submit).not.toHaveAttribute('aria-disabled')
  })
})

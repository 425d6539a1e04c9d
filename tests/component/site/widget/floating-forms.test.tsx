import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { accepted, codeSent, duplicate, enter, hostAnswers, wrongCode } from '../lead/support'
import { renderWidget } from './support'

type Typed = { name?: string; phone?: string; code?: string; agree?: boolean }

const forms = {
  callback: { item: '电话咨询', panel: '电话咨询', submit: '请给我回电', source: '悬浮窗·电话咨询' },
  assessment: { item: '留学方案', panel: '留学方案评估', submit: '获取留学方案', source: '悬浮窗·留学方案' },
} as const

type Kind = keyof typeof forms

const valid = { name: '林晓', phone: '13800138000', code: '123456', agree: true }
const validFor = (kind: Kind): Typed => (kind === 'assessment' ? valid : { ...valid, name: undefined })

let logged: MockInstance<typeof console.error>
let alerted: MockInstance<typeof window.alert>

beforeEach(() => {
  sessionStorage.clear()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  alerted = vi.spyOn(window, 'alert').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(kind: Kind) {
  renderWidget()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: forms[kind].item }))
  const panel = await screen.findByRole('group', { name: forms[kind].panel })
  return { user, panel, form: within(panel) }
}

async function openAndFill(kind: Kind, { name, phone, code, agree }: Typed) {
  const opened = await open(kind)
  const { user, form } = opened
  if (name) await enter(user, form.getByLabelText('姓名'), name)
  if (phone) await enter(user, form.getByLabelText('手机号'), phone)
  if (code) await enter(user, form.getByLabelText('验证码'), code)
  if (agree) await user.click(form.getByRole('checkbox'))
  return { ...opened, submit: form.getByRole('button', { name: forms[kind].submit }) }
}

/** Specification §5, floating form: the field and the message that stop each submit. */
const checks: [kind: Kind, typed: Typed, field: RegExp, message: string][] = [
  ['callback', {}, /^手机号/, '请输入您的电话号码'],
  ['callback', { code: '123456', agree: true }, /^手机号/, '请输入您的电话号码'],
  ['callback', { phone: '1380013800' }, /^手机号/, '电话号码格式不正确'],
  [
    'callback',
    { phone: '19800138000', code: '123456', agree: true },
    /^手机号/,
    '电话号码格式不正确 19 开头的号码请直接拨打 400-683-6883',
  ],
  ['callback', { phone: '13800138000', agree: true }, /^验证码/, '请输入验证码'],
  ['callback', { phone: '13800138000', code: '12345' }, /^验证码/, '验证码不正确'],
  ['callback', { phone: '13800138000', code: '123456' }, /隐私保护协议/, '请先阅读并同意隐私保护协议'],
  ['assessment', {}, /^姓名/, '请输入您的姓名'],
  ['assessment', { phone: '1', code: '123456', agree: true }, /^姓名/, '请输入您的姓名'],
  ['assessment', { name: '林晓', agree: true }, /^手机号/, '请输入您的电话号码'],
  ['assessment', { name: '林晓', phone: '12800138000' }, /^手机号/, '电话号码格式不正确'],
  ['assessment', { name: '林晓', phone: '13800138000', agree: true }, /^验证码/, '请输入验证码'],
  [
    'assessment',
    { name: '林晓', phone: '13800138000', code: '123456' },
    /隐私保护协议/,
    '请先阅读并同意隐私保护协议',
  ],
]

describe('the forms of the floating window', () => {
  it.each([
    ['2026-11-20T10:00:00+08:00', '我们将在10分钟内回电'],
    ['2026-11-20T20:00:00+08:00', '我们将从11月21日 9:00 起回电'],
  ])('promises the right time at %s: %s', async (now, promise) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const { panel } = await open('callback')
    expect(panel).toHaveTextContent(`${promise}，以顾问排班为准`)
    expect(within(panel).queryByLabelText('姓名')).not.toBeInTheDocument()
  })

  it('renews its promise while it is open, and when it is opened again', async () => {
    const [evening, morning] = [/我们将从11月21日 9:00 起回电/, /我们将在10分钟内回电/]
    vi.useFakeTimers({
      now: new Date('2026-11-20T17:59:30+08:00'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    })
    const { user, panel } = await open('callback')
    expect(panel).toHaveTextContent(morning)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(panel).toHaveTextContent(evening)
    await user.keyboard('{Escape}')
    vi.setSystemTime(new Date('2026-11-21T09:00:00+08:00'))
    await user.click(screen.getByRole('button', { name: forms.callback.item }))
    expect(panel).toHaveTextContent(morning)
  })

  it.each(checks)('%s with %j stops with 「%4$s」', async (kind, typed, field, message) => {
    const calls = hostAnswers(accepted)
    const { user, form, submit } = await openAndFill(kind, typed)
    await user.click(submit)
    const control = form.getByLabelText(field)
    await waitFor(() => expect(control).toHaveAccessibleDescription(message))
    expect(control).toHaveFocus()
    expect(form.getAllByRole('alert').filter((alert) => alert.textContent)).toHaveLength(1)
    expect(calls).toEqual([])
  })

  it.each<Kind>(['callback', 'assessment'])('%s sends what was typed and says so', async (kind) => {
    const calls = hostAnswers(accepted)
    const { user, form, submit } = await openAndFill(kind, validFor(kind))
    if (kind === 'assessment') {
      await user.selectOptions(form.getByLabelText(/^意向国家/), '日本')
      await user.selectOptions(form.getByLabelText(/^准备读的阶段/), '本科')
    }
    await user.click(submit)
    const popup = await screen.findByRole('dialog')
    expect(popup).toHaveAccessibleDescription('资料提交成功,美世留学老师将在第一时间联系您')
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({
      path: '/apipc/v1/general_form_pc_sms',
      fields: {
        form: kind,
        phone: '13800138000',
        code: '123456',
        test: '0',
        agree: '1',
        source: forms[kind].source,
        linkurl: window.location.href,
        // Fields that the callback panel does not ask for are sent empty.
        ...(kind === 'assessment'
          ? { name: '林晓', country: '日本', education: '本科' }
          : { name: '', country: '' }),
      },
    })
    await user.click(within(popup).getByRole('button', { name: '等待来电' }))
    expect(form.getByLabelText('手机号')).toHaveValue('')
    expect(submit).toHaveFocus()
  })

  it.each<[Kind, string, typeof duplicate, string]>([
    ['callback', 'a duplicate', duplicate, '您已提交成功，请勿重复提交'],
    ['callback', 'a wrong code', wrongCode, '验证码不正确,请重新发送'],
    ['assessment', 'a duplicate', duplicate, '您已提交成功，请勿重复提交'],
    ['assessment', 'a wrong code', wrongCode, '验证码不正确,请重新发送'],
  ])('%s shows %s and keeps what was typed', async (kind, _, answer, text) => {
    hostAnswers(answer)
    const { user, form, submit } = await openAndFill(kind, validFor(kind))
    await user.click(submit)
    const popup = await screen.findByRole('dialog')
    expect(popup).toHaveAccessibleDescription(text)
    await user.keyboard('{Escape}')
    expect(popup).not.toBeInTheDocument()
    expect(form.getByLabelText('手机号')).toHaveValue('13800138000')
  })

  it.each<Kind>(['callback', 'assessment'])('%s logs a server fault and can be sent again', async (kind) => {
    const calls = hostAnswers({ status: 500, html: '<h1>no</h1>' }, accepted)
    const { user, form, submit } = await openAndFill(kind, validFor(kind))
    await user.click(submit)
    await waitFor(() => expect(logged).toHaveBeenCalled())
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(form.getByLabelText('手机号')).toHaveValue('13800138000')
    await user.click(submit)
    await screen.findByRole('dialog')
    expect(calls).toHaveLength(2)
  })

  it('asks for a code, and shows no alert for a refusal', async () => {
    const calls = hostAnswers({ json: { code: 1006, data: { msg: '验证码发送过于频繁' } } }, codeSent)
    const { user, form } = await open('callback')
    const button = form.getByRole('button', { name: '获取验证码' })
    await user.click(button)
    await waitFor(() =>
      expect(form.getByLabelText('手机号')).toHaveAccessibleDescription('请输入您的电话号码'),
    )
    await enter(user, form.getByLabelText('手机号'), '123')
    await user.click(button)
    expect(form.getByLabelText('手机号')).toHaveAccessibleDescription('电话号码格式不正确')
    expect(alerted).toHaveBeenCalledExactlyOnceWith('电话号码格式不正确')
    expect(calls).toEqual([])

    await user.clear(form.getByLabelText('手机号'))
    await enter(user, form.getByLabelText('手机号'), '13800138000')
    await user.click(button)
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() => expect(button).toHaveTextContent('获取验证码'))
    expect(alerted).toHaveBeenCalledTimes(1)
    await user.click(button)
    await waitFor(() => expect(button).toHaveTextContent('60s后重新发送'))
    expect(button).toBeDisabled()
  })
})

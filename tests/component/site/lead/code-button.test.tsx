import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { CodeRow } from '@/components/site/lead/code-row'
import { PhoneField } from '@/components/site/lead/lead-fields'
import { LeadForm } from '@/components/site/lead/lead-form'
import { type Answer, codeSent, enter, hostAnswers, renderForm } from './support'

const tooFrequent = { json: { code: 1006, data: { msg: '验证码发送过于频繁，请60秒后再试' } } }

let alerted: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  alerted = vi.fn()
  vi.stubGlobal('alert', alerted)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const setup = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

async function askForCode(phone: string, ...answers: Answer[]) {
  const calls = hostAnswers(...answers)
  await renderForm(<BottomForm kind="general" source="首页底部" />)
  const user = setup()
  await enter(user, screen.getByLabelText('手机号'), phone)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  return { calls, user }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The button in its countdown. The pattern accepts any number, because the test itself takes time. */
const countdown = () => screen.getByRole('button', { name: /^\d+s后重新发送$/ })
const secondsShown = () => Number(countdown().textContent?.match(/^\d+/)?.[0])

describe('code button', () => {
  // What a number may look like is a rule of lib/core/phone.
  it('asks for a valid phone first', async () => {
    const { calls } = await askForCode('138', codeSent)
    const field = screen.getByLabelText('手机号')
    await waitFor(() => expect(field).toHaveAccessibleDescription('格式不正确'))
    expect(field).toHaveFocus()
    expect(calls).toEqual([])
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  })

  it('sends the phone with the check string, then counts down from 60 and is idle again', async () => {
    const { calls } = await askForCode('138-0013-8000', codeSent)
    await waitFor(() => expect(countdown()).toBeDisabled())
    expect(calls).toEqual([
      {
        method: 'GET',
        path: '/apipc/v1/sms_logs',
        fields: { phone: '13800138000', check_string: 'meishi-pc' },
      },
    ])
    expect(secondsShown()).toBeGreaterThanOrEqual(59)
    expect(screen.getByRole('status')).toHaveTextContent('验证码已发送')
    expect(screen.getByLabelText('验证码')).toHaveFocus()

    await pass(30_000)
    expect(secondsShown()).toBeLessThanOrEqual(30)
    expect(secondsShown()).toBeGreaterThanOrEqual(28)
    await pass(31_000)
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  })

  it('follows the clock when timer ticks are missing', async () => {
    await askForCode('13800138000', codeSent)
    await waitFor(() => expect(countdown()).toBeDisabled())
    vi.setSystemTime(Date.now() + 45_000)
    await pass(1_000)
    expect(secondsShown()).toBeLessThanOrEqual(14)
  })

  it('resets when the phone is edited', async () => {
    const { user } = await askForCode('13800138000', codeSent)
    await waitFor(() => expect(countdown()).toBeDisabled())
    await user.type(screen.getByLabelText('手机号'), '{Backspace}1')
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  })

  it('does not count down for a phone that was changed during the request', async () => {
    const { promise, resolve } = Promise.withResolvers<{ json: unknown }>()
    const { user } = await askForCode('13800138000', promise)
    await user.type(screen.getByLabelText('手机号'), '{Backspace}1')
    resolve(codeSent)
    await pass(100)
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  })

  it('sends one request for a double click', async () => {
    const { promise, resolve } = Promise.withResolvers<{ json: unknown }>()
    const { calls, user } = await askForCode('13800138000', promise)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    resolve(codeSent)
    await waitFor(() => expect(countdown()).toBeDisabled())
    expect(calls).toHaveLength(1)
  })

  it.each([
    ['the message of the host', tooFrequent, '验证码发送过于频繁，请60秒后再试'],
    ['a default message when the host gives none', { json: { code: 9 } }, '短信发送失败，请稍后重试'],
  ])('shows %s in an alert and can be pressed again', async (_, answer, text) => {
    await askForCode('13800138000', answer)
    await waitFor(() => expect(alerted).toHaveBeenCalledExactlyOnceWith(text))
    await waitFor(() => expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled())
  })

  it.each([
    ['a fault', { status: 503, json: { code: 1500 } }],
    ['a timeout', 'timeout' as const],
  ])('logs %s without an alert and can be pressed again', async (_, answer) => {
    await askForCode('13800138000', answer)
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '获取验证码' })).not.toHaveAttribute('aria-disabled'),
    )
    expect(alerted).not.toHaveBeenCalled()
  })

  it('shows no alert for a refusal when it is set to be quiet', async () => {
    const calls = hostAnswers(tooFrequent)
    await renderForm(
      <LeadForm id="panel" kind="callback" step="sendWithCode">
        <PhoneField />
        <CodeRow checkString="meishi-pc" quiet />
      </LeadForm>,
    )
    const user = setup()
    await enter(user, screen.getByLabelText('手机号'), '13800138000')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '获取验证码' })).not.toHaveAttribute('aria-disabled'),
    )
    expect(alerted).not.toHaveBeenCalled()
  })
})

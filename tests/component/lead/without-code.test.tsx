import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GeneralBottomForm, LanguageBottomForm } from '@/components/lead/bottom-form'
import { accepted, codeSent, hostAnswers, renderInSite, valid } from './support'

const failed = { json: { code: 1500, data: { msg: '短信发送失败，请稍后重试' } } }
const spentToday = { json: { code: 1007, data: { msg: '今日验证码发送次数已达上限' } } }
const tooFrequent = { json: { code: 1006, data: { msg: '验证码发送过于频繁，请60秒后再试' } } }
const offer = { name: '不填验证码，直接提交' }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('alert', vi.fn())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const setup = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

async function askForCode(...answers: Parameters<typeof hostAnswers>) {
  const calls = hostAnswers(...answers)
  renderInSite(<GeneralBottomForm source="首页底部" />)
  const user = setup()
  await user.type(screen.getByLabelText('姓名'), valid.name)
  await user.type(screen.getByLabelText('手机号'), valid.phone)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  return { calls, user }
}

describe('a form whose code cannot be had', () => {
  it.each([
    ['the service fails', failed],
    ['the phone has had its share for today', spentToday],
    ['nothing answers in time', 'timeout' as const],
    ['the host is broken', { status: 503, json: { code: 1500 } }],
  ])('goes without one when %s, unverified, and says so before', async (_, answer) => {
    const { calls, user } = await askForCode(answer, accepted)
    const button = await screen.findByRole('button', offer)
    expect(screen.getByText(/短信暂时发不出去。不填验证码也能提交，记录会标为“未验证”/)).toBeVisible()
    await user.click(button)
    await screen.findByRole('dialog', { name: '已经收到' })
    expect(calls).toHaveLength(2)
    expect(calls[1]).toMatchObject({
      method: 'POST',
      path: '/apipc/v1/general_form_pc',
      fields: { form: 'general', name: '林晓', phone: '13800138000' },
    })
    expect(calls[1]?.fields).not.toHaveProperty('code')
    expect(screen.queryByRole('button', offer)).toBeNull()
  })

  it('goes without one when the message does not come in all the time of the countdown', async () => {
    const { calls, user } = await askForCode(codeSent, accepted)
    await screen.findByRole('button', { name: /s后重新发送$/ })
    expect(screen.queryByRole('button', offer)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(screen.getByText(/还没收到短信？可以再发一次。/)).toBeVisible()
    await user.click(screen.getByRole('button', offer))
    await screen.findByRole('dialog', { name: '已经收到' })
    expect(calls[1]?.path).toBe('/apipc/v1/general_form_pc')
  })

  it('does not offer it to somebody who has typed the code', async () => {
    const { user } = await askForCode(codeSent)
    await screen.findByRole('button', { name: /s后重新发送$/ })
    await user.type(screen.getByLabelText('验证码'), '123456')
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(screen.queryByRole('button', offer)).toBeNull()
  })

  it.each([
    ['a code was sent a moment ago', tooFrequent],
    ['the number is wrong', { json: { code: 1001, data: { msg: '格式不正确' } } }],
  ])('does not offer it when %s', async (_, answer) => {
    await askForCode(answer)
    await waitFor(() => expect(window.alert).toHaveBeenCalled())
    expect(screen.queryByRole('button', offer)).toBeNull()
  })

  it('takes the offer back for another phone, and once a code is on its way', async () => {
    const { user } = await askForCode(failed, failed, codeSent)
    await screen.findByRole('button', offer)
    await user.type(screen.getByLabelText('手机号'), '{Backspace}1')
    expect(screen.queryByRole('button', offer)).toBeNull()
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByRole('button', offer)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull())
  })

  it('still checks name and phone, and asks for the code on an ordinary submit', async () => {
    const { calls, user } = await askForCode(failed)
    const button = await screen.findByRole('button', offer)
    await user.clear(screen.getByLabelText('姓名'))
    await user.click(button)
    await waitFor(() => expect(screen.getByLabelText('姓名')).toHaveAccessibleDescription('请输入您的姓名'))
    await user.type(screen.getByLabelText('姓名'), '林晓{Enter}')
    await waitFor(() => expect(screen.getByLabelText('验证码')).toHaveAccessibleDescription('请输入验证码'))
    expect(calls).toHaveLength(1)
  })

  it('offers it in the identity check too', async () => {
    const calls = hostAnswers(failed, accepted)
    renderInSite(<LanguageBottomForm source="托福频道底部" />)
    const user = setup()
    await user.type(screen.getByLabelText('姓名'), '林晓')
    await user.type(screen.getByLabelText('手机号'), '13800138000')
    await user.click(screen.getByRole('button', { name: '提交，确认手机号' }))
    const dialog = await screen.findByRole('dialog', { name: '确认手机号' })
    await user.click(within(dialog).getByRole('button', { name: '获取验证码' }))
    await user.click(await within(dialog).findByRole('button', offer))
    await screen.findByRole('dialog', { name: '已经收到' })
    expect(calls[1]).toMatchObject({
      path: '/apipc/v1/general_form_pc',
      fields: { form: 'language', name: '林晓', phone: '13800138000', source: '托福频道底部' },
    })
  })
})

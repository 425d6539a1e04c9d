import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { accepted, codeSent, enter, hostAnswers, renderForm, valid } from './support'

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

/** Fills in the language form, opens the identity check and requests a code there. */
async function askForCode(...answers: Parameters<typeof hostAnswers>) {
  const calls = hostAnswers(...answers)
  await renderForm(<BottomForm kind="language" source="托福频道底部" />)
  const user = setup()
  await enter(user, screen.getByLabelText('姓名'), valid.name)
  await enter(user, screen.getByLabelText('手机号'), valid.phone)
  await user.click(screen.getByRole('button', { name: '提交，确认手机号' }))
  const dialog = within(await screen.findByRole('dialog', { name: '确认手机号' }))
  await user.click(dialog.getByRole('button', { name: '获取验证码' }))
  return { calls, user, dialog }
}

describe('the identity check when no code can be sent', () => {
  it.each([
    ['the service fails', failed],
    ['nothing answers in time', 'timeout' as const],
    ['a gateway answers with a page', { html: '<!doctype html><title>登录</title>' }],
  ])('offers to submit unverified when %s, and explains it before', async (_, answer) => {
    const { calls, user, dialog } = await askForCode(answer, accepted)
    const button = await dialog.findByRole('button', offer)
    expect(screen.getByText(/短信暂时发不出去。不填验证码也能提交，记录会标为“未验证”/)).toBeVisible()
    await user.click(button)
    await screen.findByRole('dialog', { name: '已经收到' })
    expect(calls).toHaveLength(2)
    expect(calls[1]).toMatchObject({
      method: 'POST',
      path: '/apipc/v1/general_form_pc',
      fields: { form: 'language', name: '林晓', phone: '13800138000', source: '托福频道底部' },
    })
    expect(calls[1]?.fields).not.toHaveProperty('code')
  })

  it.each([
    ['a code was sent a moment ago', tooFrequent],
    ['the number is wrong', { json: { code: 1001, data: { msg: '格式不正确' } } }],
    ['the phone has had its share for today', spentToday],
  ])('does not offer it when %s', async (_, answer) => {
    const { dialog } = await askForCode(answer)
    await waitFor(() => expect(window.alert).toHaveBeenCalled())
    expect(dialog.queryByRole('button', offer)).toBeNull()
  })

  it('does not offer it while a code is being sent, nor afterwards', async () => {
    const { dialog } = await askForCode(codeSent)
    await dialog.findByRole('button', { name: /s后重新发送$/ })
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await dialog.findByRole('button', { name: '获取验证码' })
    expect(dialog.queryByRole('button', offer)).toBeNull()
  })

  it('removes the offer once a code is being sent', async () => {
    const { user, dialog } = await askForCode(failed, codeSent)
    await dialog.findByRole('button', offer)
    await user.click(dialog.getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(dialog.queryByRole('button', offer)).toBeNull())
  })
})

it('a form in the page has no way around its code', async () => {
  hostAnswers(failed)
  await renderForm(<BottomForm kind="general" source="首页底部" />)
  const user = setup()
  await enter(user, screen.getByLabelText('手机号'), valid.phone)
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() => expect(window.alert).toHaveBeenCalled())
  expect(screen.queryByRole('button', offer)).toBeNull()
})

import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accepted, enter, hostAnswers } from '../lead/support'
import { renderWidget } from './support'

type Typed = { name?: string; phone?: string; code?: string; agree?: boolean }

const forms = {
  callback: { item: '电话咨询', panel: '电话咨询', submit: '请给我回电', source: '悬浮窗·电话咨询' },
  assessment: { item: '留学方案', panel: '留学方案评估', submit: '获取留学方案', source: '悬浮窗·留学方案' },
} as const

type Kind = keyof typeof forms

const valid = { name: '林晓', phone: '13800138000', code: '123456', agree: true }
const validFor = (kind: Kind): Typed => (kind === 'assessment' ? valid : { ...valid, name: undefined })

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(window, 'alert').mockImplementation(() => {})
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

describe('the forms of the floating window', () => {
  it('of a telephone call asks for no name, and renews its promise while it is open, and when it is opened again', async () => {
    const [evening, morning] = [
      /我们将从11月21日 9:00 起回电，以顾问排班为准/,
      /我们将在10分钟内回电，以顾问排班为准/,
    ]
    vi.useFakeTimers({
      now: new Date('2026-11-20T17:59:30+08:00'),
      toFake: ['Date', 'setInterval', 'clearInterval'],
    })
    const { user, panel } = await open('callback')
    expect(panel).toHaveTextContent(morning)
    expect(within(panel).queryByLabelText('姓名')).not.toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(panel).toHaveTextContent(evening)
    await user.keyboard('{Escape}')
    vi.setSystemTime(new Date('2026-11-21T09:00:00+08:00'))
    await user.click(screen.getByRole('button', { name: forms.callback.item }))
    expect(panel).toHaveTextContent(morning)
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
})

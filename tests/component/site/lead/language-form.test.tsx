import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { accepted, enter, fill, hostAnswers, renderForm, valid, wrongCode } from './support'

describe('language form', () => {
  const submit = '提交，确认手机号'

  async function openCheck() {
    const user = await fill({ name: valid.name, phone: valid.phone })
    await user.selectOptions(screen.getByLabelText(/^想上的课程/), '雅思')
    await user.selectOptions(screen.getByLabelText(/^上课方式/), '线上课程')
    await user.click(screen.getByRole('button', { name: submit }))
    return { user, dialog: await screen.findByRole('dialog', { name: '确认手机号' }) }
  }

  it('opens the identity check with a masked phone and sends everything from there', async () => {
    const calls = hostAnswers(accepted)
    await renderForm(<BottomForm kind="language" source="托福频道底部" />)
    const { user, dialog } = await openCheck()
    expect(dialog).toHaveTextContent('138******00')
    expect(dialog).not.toHaveTextContent('13800138000')
    expect(calls).toEqual([])

    await enter(user, within(dialog).getByLabelText('验证码'), '123456')
    await user.click(within(dialog).getByRole('button', { name: '提交' }))
    const popup = await screen.findByRole('dialog', { name: '已经收到' })
    expect(dialog).not.toBeInTheDocument()
    expect(calls[0]).toMatchObject({
      path: '/apipc/v1/general_form_pc_sms',
      fields: {
        form: 'language',
        name: '林晓',
        phone: '13800138000',
        code: '123456',
        apply_course: '雅思',
        teach_mode: '线上课程',
        source: '托福频道底部',
        linkurl: window.location.href,
      },
    })
    expect(screen.getByLabelText('手机号')).toHaveValue('')
    await user.click(within(popup).getByRole('button', { name: '等待来电' }))
    expect(screen.getByRole('button', { name: submit })).toHaveFocus()
  })

  it('requires a code there', async () => {
    const calls = hostAnswers(accepted)
    await renderForm(<BottomForm kind="language" source="托福频道底部" />)
    const { user, dialog } = await openCheck()
    await user.click(within(dialog).getByRole('button', { name: '提交' }))
    const code = within(dialog).getByLabelText('验证码')
    await waitFor(() => expect(code).toHaveAccessibleDescription('请输入验证码'))
    expect(code).toHaveFocus()
    expect(calls).toEqual([])
  })

  it('stays open behind the popup after a wrong code, with its values', async () => {
    hostAnswers(wrongCode)
    await renderForm(<BottomForm kind="language" source="托福频道底部" />)
    const { user, dialog } = await openCheck()
    await enter(user, within(dialog).getByLabelText('验证码'), '000000')
    await user.click(within(dialog).getByRole('button', { name: '提交' }))
    const popup = await screen.findByRole('dialog', { name: '提示' })
    expect(popup).toHaveAccessibleDescription('验证码不正确,请重新发送')
    expect(dialog).toBeInTheDocument()

    await user.keyboard('{Escape}')
    expect(popup).not.toBeInTheDocument()
    expect(dialog).toBeInTheDocument()
    expect(within(dialog).getByLabelText('验证码')).toHaveValue('000000')
  })
})

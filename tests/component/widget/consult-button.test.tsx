import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ConsultButton } from '@/components/widget/consult-button'
import { accepted, duplicate, hostAnswers, renderInSite } from '../lead/support'

const opener = <ConsultButton topic="爱尔兰留学">爱尔兰</ConsultButton>

async function openPrompt() {
  renderInSite(opener)
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: '爱尔兰' }))
  return { user, dialog: await screen.findByRole('dialog', { name: '咨询爱尔兰留学' }) }
}

describe('consult prompt', () => {
  it('is a call to the hotline where there are no scripts, and outside the site frame', () => {
    render(opener)
    expect(screen.getByRole('link', { name: '爱尔兰' })).toHaveAttribute('href', 'tel:400-683-6883')
  })

  it('offers the hotline and closes on Esc with the focus back', async () => {
    const { user, dialog } = await openPrompt()
    expect(within(dialog).getByRole('link', { name: /400-683-6883/ })).toHaveAttribute(
      'href',
      'tel:400-683-6883',
    )
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await user.keyboard('{Escape}')
    expect(dialog).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '爱尔兰' })).toHaveFocus()
  })

  it('makes a lead of a message, with its topic', async () => {
    const calls = hostAnswers(accepted)
    const { user, dialog } = await openPrompt()
    await user.type(within(dialog).getByLabelText('姓名'), '林晓')
    await user.type(within(dialog).getByLabelText('手机号'), '13800138000')
    await user.type(within(dialog).getByLabelText(/^想问的事/), '都柏林的硕士要准备多久')
    await user.click(within(dialog).getByRole('button', { name: '留言' }))
    expect(await screen.findByRole('dialog', { name: '已经收到' })).toBeInTheDocument()
    expect(calls[0]).toMatchObject({
      path: '/apipc/v1/general_form_pc',
      fields: {
        form: 'message',
        source: '在线咨询:爱尔兰留学',
        name: '林晓',
        phone: '13800138000',
        message: '都柏林的硕士要准备多久',
      },
    })
  })

  it('names no topic where none was given', async () => {
    const calls = hostAnswers(accepted)
    renderInSite(<ConsultButton>咨询</ConsultButton>)
    const user = userEvent.setup()
    await user.click(screen.getByRole('link', { name: '咨询' }))
    const dialog = await screen.findByRole('dialog', { name: '在线咨询' })
    await user.type(within(dialog).getByLabelText('姓名'), '林晓')
    await user.type(within(dialog).getByLabelText('手机号'), '13800138000')
    await user.click(within(dialog).getByRole('button', { name: '留言' }))
    await screen.findByRole('dialog', { name: '已经收到' })
    expect(calls[0]?.fields.source).toBe('在线咨询')
  })

  it('checks in order: name, then phone', async () => {
    const { user, dialog } = await openPrompt()
    await user.click(within(dialog).getByRole('button', { name: '留言' }))
    await waitFor(() =>
      expect(within(dialog).getByLabelText('姓名')).toHaveAccessibleDescription('请输入您的姓名'),
    )
    await user.type(within(dialog).getByLabelText('姓名'), '林晓')
    await user.click(within(dialog).getByRole('button', { name: '留言' }))
    await waitFor(() =>
      expect(within(dialog).getByLabelText('手机号')).toHaveAccessibleDescription('请输入您的电话号码'),
    )
  })

  it('keeps what was typed when the lead is refused', async () => {
    hostAnswers(duplicate)
    const { user, dialog } = await openPrompt()
    await user.type(within(dialog).getByLabelText('姓名'), '林晓')
    await user.type(within(dialog).getByLabelText('手机号'), '13800138000')
    await user.click(within(dialog).getByRole('button', { name: '留言' }))
    const popup = await screen.findByRole('dialog', { name: '提示' })
    await user.click(within(popup).getByRole('button', { name: '好的' }))
    expect(within(dialog).getByLabelText('手机号')).toHaveValue('13800138000')
  })
})

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { CountryTestForm } from '@/components/site/lead/country-test-form'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { accepted, duplicate, fill, hostAnswers, renderForm, send, shortForm, valid } from './support'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => vi.restoreAllMocks())

describe('lead forms', () => {
  it('post natively without scripts, to the operation without a code', async () => {
    await renderForm(<CountryTestForm source="首页底部" />)
    const form = screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).form
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/apipc/v1/general_form_pc')
    const data = new FormData(form ?? undefined)
    expect(Object.fromEntries(data)).toEqual({
      form: 'general',
      source: '首页底部',
      test: '0',
      name: '',
      phone: '',
      code: '',
      call_time: '',
      website: '',
    })
  })

  it('set autocomplete and the input mode of the keyboard', async () => {
    await renderForm(<BottomForm kind="general" source="首页底部" />)
    expect(screen.getByLabelText('姓名')).toHaveAttribute('autocomplete', 'name')
    expect(screen.getByLabelText('手机号')).toHaveAttribute('autocomplete', 'tel')
    expect(screen.getByLabelText('手机号')).toHaveAttribute('inputmode', 'tel')
    expect(screen.getByLabelText('验证码')).toHaveAttribute('autocomplete', 'one-time-code')
    expect(screen.getByLabelText('验证码')).toHaveAttribute('inputmode', 'numeric')
  })

  it('show the privacy box unticked, with its link, and do not require it at the end of a page', async () => {
    await renderForm(<BottomForm kind="general" source="首页底部" />)
    expect(screen.getByRole('checkbox', { name: '我已阅读并同意《隐私保护协议》' })).not.toBeChecked()
    expect(screen.getByRole('link', { name: '《隐私保护协议》' })).toHaveAttribute('href', '/privacy')
  })

  it('ask on the page of a branch abroad whether it may go there, and are sent without it', async () => {
    const calls = hostAnswers(accepted, duplicate)
    await renderForm(<InlineLeadForm kind="immigration" source="分公司" title="约谈" branch="xg" />)
    const box = screen.getByRole('checkbox', { name: /境外.+不勾选也可以提交/ })
    expect(box).not.toBeChecked()
    expect(box).not.toBeRequired()
    for (const close of ['等待来电', '好的']) {
      if (close === '好的') await userEvent.click(screen.getByRole('checkbox', { name: /境外/ }))
      const user = await send()
      await user.click(await screen.findByRole('button', { name: close }))
    }
    expect(calls.map(({ fields }) => fields.abroad)).toEqual([undefined, '同意'])
  })

  it('ask nothing about going abroad elsewhere', async () => {
    await renderForm(<BottomForm kind="general" source="分公司" branch="bj" />)
    expect(screen.queryByRole('checkbox', { name: /境外/ })).toBeNull()
  })

  it('require the privacy box when the kind of form does', async () => {
    const calls = hostAnswers(accepted)
    await renderForm(
      <InlineLeadForm kind="callback" source="电话咨询" title="请顾问回电" submitLabel="回电" />,
    )
    const user = await send({ phone: valid.phone, code: valid.code }, '回电')
    const box = screen.getByRole('checkbox')
    await waitFor(() => expect(box).toHaveAccessibleDescription('请先阅读并同意隐私保护协议'))
    expect(box).toHaveFocus()
    expect(calls).toEqual([])

    await user.click(box)
    expect(box).not.toHaveAccessibleDescription()
    await user.click(screen.getByRole('button', { name: '回电' }))
    await screen.findByRole('dialog')
    expect(calls[0]?.fields).toMatchObject({ form: 'callback', agree: '1', phone: '13800138000' })
    expect(calls[0]?.fields.name).toBe('')
  })

  it('remove the message when its field is changed', async () => {
    await renderForm(<BottomForm kind="general" source="首页底部" />)
    const user = await send({})
    const name = screen.getByLabelText('姓名')
    await waitFor(() => expect(name).toBeInvalid())
    await user.type(name, '林')
    expect(name).toBeValid()
  })

  it('send values that a browser filled in without an event', async () => {
    const calls = hostAnswers(accepted)
    await renderForm(shortForm)
    const user = await fill({ name: '林' })
    const phone = screen.getByLabelText<HTMLInputElement>('手机号')
    phone.value = '138 0013 8000'
    await user.selectOptions(screen.getByLabelText(/^主要目的/), '子女教育')
    await user.selectOptions(screen.getByLabelText(/^意向国家/), '希腊')
    await user.click(screen.getByRole('button', { name: '提交，等待回电' }))
    await screen.findByRole('dialog')
    expect(calls[0]?.fields).toMatchObject({ phone: '13800138000', sqxl: '子女教育', country: '希腊' })
  })

  it('keep what was typed and chosen before their code is loaded', async () => {
    const calls = hostAnswers(accepted)
    await renderForm(
      <InlineLeadForm kind="message" source="x" title="留言" fields={['teach_mode', 'message']} />,
    )
    screen.getByLabelText<HTMLInputElement>('姓名').value = '林晓'
    screen.getByLabelText<HTMLInputElement>('手机号').value = '13800138000'
    screen.getByLabelText<HTMLSelectElement>(/^上课方式/).value = '线下面授'
    const user = await fill({})
    await user.click(screen.getByLabelText(/^想问的事/))
    await user.click(screen.getByRole('button', { name: '提交，等待回电' }))
    await screen.findByRole('dialog')
    expect(calls[0]?.fields).toMatchObject({ name: '林晓', phone: '13800138000', teach_mode: '线下面授' })
  })

  it.each([
    ['success', accepted, '等待来电'],
    ['a refusal', duplicate, '好的'],
  ])(
    'use a new request id for the same values after %s, so that a second lead is reported as one',
    async (_, answer, button) => {
      const calls = hostAnswers(answer, duplicate)
      await renderForm(shortForm)
      for (const close of [button, '好的']) {
        for (const field of ['姓名', '手机号']) await userEvent.clear(screen.getByLabelText(field))
        const user = await send()
        await user.click(await screen.findByRole('button', { name: close }))
      }
      expect(calls).toHaveLength(2)
      expect(calls[1]?.fields.request_id).not.toBe(calls[0]?.fields.request_id)
    },
  )

  it('contain the hidden field against robots, which people cannot reach', async () => {
    const calls = hostAnswers(accepted)
    await renderForm(shortForm)
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]')
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull()
    if (trap) trap.value = 'https://spam.example'
    await send()
    await screen.findByRole('dialog')
    expect(calls[0]?.fields.website).toBe('https://spam.example')
  })
})

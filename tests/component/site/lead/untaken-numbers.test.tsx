import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { accepted, hostAnswers, renderForm, send, shortForm } from './support'

afterEach(() => vi.unstubAllEnvs())

const line = '19 开头的号码请直接拨打 400-683-6883'

async function submit(phone: string) {
  const calls = hostAnswers(accepted)
  await renderForm(shortForm)
  await send({ name: '林晓', phone })
  return calls
}

it('a 19x number gets, below the format error, the line with a telephone number that dials', async () => {
  const calls = await submit('+86 199 1234 5678')
  const error = await screen.findByText('格式不正确')
  expect(error).toHaveTextContent(line)
  expect(error.querySelector('a')).toHaveAttribute('href', 'tel:400-683-6883')
  expect(screen.getByLabelText('手机号')).toHaveValue('+86 199 1234 5678')
  expect(calls).toEqual([])
  await userEvent.setup().type(screen.getByLabelText('手机号'), '0')
  expect(screen.queryByText(line, { exact: false })).toBeNull()
})

it('a number from abroad gets a line with the ways that work from there', async () => {
  const calls = await submit('+1 (604) 555-0123')
  expect(await screen.findByText('格式不正确')).toHaveTextContent(
    '境外号码请用微信或在线咨询，或留一个国内能接通的手机号',
  )
  expect(calls).toEqual([])
})

it('a 19x number is sent where the company takes it', async () => {
  vi.stubEnv('PHONE_SECOND_DIGITS', '3-9')
  const calls = await submit('+86 199 1234 5678')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields.phone).toBe('19912345678')
})

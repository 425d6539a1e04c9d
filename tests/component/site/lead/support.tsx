import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import axios, { type AxiosAdapter, AxiosError, type InternalAxiosRequestConfig } from 'axios'
import type { ReactElement } from 'react'
import { expect, vi } from 'vitest'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { LeadDialogs } from '@/components/site/lead/lead-dialogs'
import { AppStoreProvider } from '@/stores/app-store-provider'

/** Renders a page with the dialogs of the root layout. */
export function renderInSite(page: ReactElement) {
  return render(
    <AppStoreProvider>
      {page}
      <LeadDialogs />
    </AppStoreProvider>,
  )
}

/** Renders a page with forms, and waits until the code of the forms is loaded. */
export async function renderForm(page: ReactElement) {
  const rendered = await act(async () => renderInSite(page))
  await waitFor(() => expect(rendered.container.querySelector('form')).not.toBeNull())
  return rendered
}

export type Answer =
  | { status?: number; json: unknown }
  | { status?: number; html: string }
  | 'timeout'
  | Promise<{ json: unknown }>

/** Replaces the host at the network, gives these answers and records the requests. */
export function hostAnswers(...answers: Answer[]) {
  const calls: { method: string; path: string; fields: Record<string, string> }[] = []
  const adapter: AxiosAdapter = async (config) => {
    calls.push({
      method: (config.method ?? '').toUpperCase(),
      path: config.url ?? '',
      fields: fieldsOf(config),
    })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer === undefined) throw new Error('no answer prepared')
    return settle(config, await answer)
  }
  axios.defaults.adapter = vi.fn(adapter)
  return calls
}

function fieldsOf({ data, params }: InternalAxiosRequestConfig): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(data ?? params))
}

function settle(config: InternalAxiosRequestConfig, answer: Exclude<Answer, Promise<unknown>>) {
  if (answer === 'timeout')
    throw new AxiosError('timeout of 10000ms exceeded', AxiosError.ECONNABORTED, config)
  const response = {
    data: 'html' in answer ? answer.html : JSON.stringify(answer.json),
    status: answer.status ?? 200,
    statusText: '',
    headers: {},
    config,
  }
  if (config.validateStatus?.(response.status)) return response
  throw new AxiosError(`Request failed with status code ${response.status}`, 'ERR', config, null, response)
}

export const accepted = { json: { code: 0, data: { msg: '资料提交成功,美世留学老师将在第一时间联系您' } } }
export const duplicate = { json: { code: 1008, data: { msg: '您已提交成功，请勿重复提交' } } }
export const wrongCode = { json: { code: 1003, data: { msg: '验证码不正确,请重新发送' } } }
export const codeSent = { json: { code: 0, data: {} } }

export type Typed = { name?: string; phone?: string; code?: string }

/** A lead that passes every check. */
export const valid = { name: '林晓', phone: '13800138000', code: '123456' }

/** Pastes a text into a field, because a form is rendered anew for each typed letter; `form-parts.test.tsx` types. */
export async function enter(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field)
  await user.paste(text)
}

/** Fills the form of the page. */
export async function fill({ name, phone, code }: Typed) {
  const user = userEvent.setup({ delay: null })
  if (name) await enter(user, screen.getByLabelText(/^姓名/), name)
  if (phone) await enter(user, screen.getByLabelText('手机号'), phone)
  if (code) await enter(user, screen.getByLabelText('验证码'), code)
  return user
}

/** Fills the form of the page and sends it. */
export async function send(
  typed: Typed = { name: valid.name, phone: valid.phone },
  submit = '提交，等待回电',
) {
  const user = await fill(typed)
  await user.click(screen.getByRole('button', { name: submit }))
  return user
}

/** The form with the fewest fields: no code is asked for. */
export const shortForm = <BottomForm kind="immigration" source="移民频道底部" />

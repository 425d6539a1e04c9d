import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { EarlyInput } from '@/components/site/early-input/early-input'
import { PageForm } from '@/components/site/lead/page-form'
import { AppStoreProvider } from '@/stores/app-store-provider'
import { accepted, hostAnswers } from './support'

const content = (
  <AppStoreProvider>
    <EarlyInput>
      <PageForm
        id="ask"
        kind="immigration"
        source="移民频道底部"
        submitLabel="提交，等待回电"
        fields={['sqxl', 'country', 'teach_mode']}
      />
    </EarlyInput>
  </AppStoreProvider>
)

let page: HTMLElement
let root: Root | undefined

/** The form as the server sent it, with all filled in before its code is there; no event tells of it. */
function arriveFilled() {
  page = document.createElement('div')
  page.innerHTML = renderToString(content)
  document.body.append(page)
  screen.getByLabelText<HTMLInputElement>('姓名').value = '林晓'
  screen.getByLabelText<HTMLInputElement>('手机号').value = '13800138000'
  screen.getByLabelText<HTMLSelectElement>(/^意向国家/).value = '希腊'
  screen.getByRole<HTMLInputElement>('radio', { name: '线下面授' }).checked = true
  screen.getByRole<HTMLInputElement>('checkbox').checked = true
}

const filled = {
  name: '林晓',
  phone: '13800138000',
  country: '希腊',
  teach_mode: '线下面授',
  agree: '1',
}

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(page, content, { onRecoverableError: () => {} })
  })

const submit = () => userEvent.setup().click(screen.getByRole('button', { name: '提交，等待回电' }))

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  page.remove()
  vi.restoreAllMocks()
})

it('sends what was filled in before its code was there', async () => {
  const calls = hostAnswers(accepted)
  const complaints = vi.spyOn(console, 'error')
  arriveFilled()
  await hydrate()
  await submit()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields).toMatchObject(filled)
  expect(complaints).not.toHaveBeenCalled()
})

it('sends what the browser put back without a word after its code was there', async () => {
  const calls = hostAnswers(accepted)
  arriveFilled()
  await hydrate()
  screen.getByLabelText<HTMLInputElement>('姓名').value = '林晓月'
  screen.getByRole<HTMLInputElement>('radio', { name: '线上课程' }).checked = true
  screen.getByRole<HTMLInputElement>('checkbox').checked = false
  await submit()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields).toMatchObject({ ...filled, name: '林晓月', teach_mode: '线上课程', agree: '0' })
})

it.each([
  ['a translator', () => screen.getByText('姓名').replaceChildren(document.createElement('font'))],
  ['a password manager', () => screen.getByLabelText('姓名').after(document.createElement('div'))],
])('keeps and sends all of it where %s has changed its markup', async (_, change) => {
  const calls = hostAnswers(accepted)
  arriveFilled()
  change()
  await hydrate()
  await submit()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]?.fields).toMatchObject(filled)
})

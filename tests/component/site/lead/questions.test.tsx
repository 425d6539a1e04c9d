import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { questionNames } from '@/lib/leads/asked'
import { accepted, fill, hostAnswers, renderForm, valid } from './support'

vi.mock('@/lib/leads/questions', async (importOriginal) => {
  const { questions } = await importOriginal<typeof import('@/lib/leads/questions')>()
  const { oneMoreQuestion } = await import('@/tests/support/one-more-question')
  return { questions: { ...questions, ...oneMoreQuestion } }
})

it('a question that is added to the table is shown, checked and sent', async () => {
  const calls = hostAnswers(accepted)
  await renderForm(
    <InlineLeadForm
      kind="immigration"
      source="x"
      title="留言"
      fields={['message', ...questionNames.slice(-1)]}
    />,
  )
  const user = await fill({ name: valid.name, phone: valid.phone })
  await user.selectOptions(screen.getByLabelText(/^目前年级/), '高二')
  await user.type(screen.getByLabelText(/^想问的事/), '第一行{Enter}第二行')
  await user.click(screen.getByRole('button', { name: '提交，等待回电' }))
  await screen.findByRole('dialog')
  expect(calls[0]?.fields).toMatchObject({ one_more: '高二', message: '第一行\n第二行' })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ChatForm } from '@/components/features/office/chat-form'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

it('sends a reply that is written and pressed as soon as the field is empty again', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(body.get('text') ?? '')
    return Response.json({ code: 0, data: { said: 'reply' } })
  })
  render(
    <ChatForm code="c" action="reply" caller="李老师">
      <textarea name="text" aria-label="回答" />
      <button type="submit">发给访客</button>
    </ChatForm>,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '回答' })
  // Before anything is drawn anew.
  const next = () => {
    field.value = '第二句'
    field.form?.requestSubmit()
  }
  field.form?.addEventListener('reset', () => queueMicrotask(next), { once: true })
  await userEvent.type(field, '第一句')
  await userEvent.click(screen.getByRole('button', { name: '发给访客' }))
  await vi.waitFor(() => expect(sent).toEqual(['第一句', '第二句']))
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ChatForm } from '@/components/features/office/chat-form'
import { navigation } from '@/tests/support/next-navigation'

const { refresh } = navigation.router

/** What the host was sent. It answers when the returned function is called, or at once. */
function answerReplies(until: Promise<unknown> = Promise.resolve()) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(`${body.get('caller')}：${body.get('text')}`)
    await until
    return Response.json({ code: 0, data: { said: 'reply' } })
  })
  return sent
}

/** A form as it is until the page is drawn with the answer. Returns the field of the reply. */
function renderReply(caller: string) {
  render(
    <ChatForm code="c" action="reply" caller={caller}>
      <textarea name="text" aria-label="回答" required />
      <button type="submit">发给访客</button>
    </ChatForm>,
  )
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: '回答' })
}

const press = () => userEvent.click(screen.getByRole('button', { name: '发给访客' }))

it('sends a reply that is pressed as soon as the first is answered', async () => {
  const sent = answerReplies()
  const field = renderReply('李老师')
  // Before anything is drawn anew.
  refresh.mockImplementationOnce(() => {
    field.value = '第二句'
    field.form?.requestSubmit()
  })
  await userEvent.type(field, '第一句')
  await press()
  await vi.waitFor(() => expect(sent).toEqual(['李老师：第一句', '李老师：第二句']))
})

it('keeps the name that was typed until the page knows it', async () => {
  const sent = answerReplies()
  const field = renderReply('')
  await userEvent.type(screen.getByLabelText(/您的姓名/), '李老师')
  for (const text of ['第一句', '第二句']) {
    await userEvent.type(field, text)
    await press()
    await vi.waitFor(() => expect(field).toHaveValue(''))
  }
  expect(sent).toEqual(['李老师：第一句', '李老师：第二句'])
})

it('keeps what is typed while a reply is sent', async () => {
  const answer = Promise.withResolvers<void>()
  const sent = answerReplies(answer.promise)
  const field = renderReply('李老师')
  await userEvent.type(field, '第一句')
  await press()
  await userEvent.clear(field)
  await userEvent.type(field, '第二句')
  answer.resolve()
  await vi.waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('正在发送'))
  expect(field).toHaveValue('第二句')
  await press()
  await vi.waitFor(() => expect(sent).toEqual(['李老师：第一句', '李老师：第二句']))
})

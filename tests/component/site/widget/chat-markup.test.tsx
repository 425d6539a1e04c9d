import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChatView } from '@/components/features/office/chat-view'
import { ChatMessageView } from '@/components/site/widget/chat-message'
import { type ChatMessage, chatAuthors, siteAnswerSchema } from '@/lib/leads/chat'

const markup =
  '<img src=x onerror=alert(1)></p><script>alert(2)</script><a href="javascript:alert(3)">按这里</a>'
const at = '2026-11-26T02:00:00.000Z'
const found = {
  ...{ total: 9, nearest: [], card: null },
  pages: [{ title: markup, text: markup, href: '/uk', isSample: false }],
}
const messages: ChatMessage[] = chatAuthors.map((by, index) => ({
  ...{ seq: index + 1, by, name: by === 'person' ? markup : null, text: markup, at },
  answer: by === 'machine' ? found : null,
}))

/** Elements that markup in a text would make. */
const made = (container: HTMLElement) => [
  ...container.querySelectorAll('img, script, iframe, [onerror], [href^="javascript:" i]'),
]

it.each(messages)('the visitor reads markup of $by as text', (message) => {
  const { container } = render(<ChatMessageView message={message} question={markup} />)
  expect(container).toHaveTextContent(markup)
  expect(made(container)).toEqual([])
})

it('the consultant reads markup of the visitor as text, in each place that shows it', () => {
  const chat = {
    ...{ kind: 'chat' as const, reference: 'A1', state: 'held' as const, holder: markup, messages },
    ...{ topic: markup, page: '/uk', office: markup, offices: [markup], named: false, lead: null },
    ...{ version: 1, quick_replies: [markup], created_at: at, expires_at: at },
  }
  const { container } = render(<ChatView code="code" chat={chat} caller={markup} note={markup} />)
  expect(container).toHaveTextContent(markup)
  expect(made(container)).toEqual([])
})

it.each(['//evil.test', 'https://evil.test'])('an answer cannot link to %s', (href) => {
  const pages = [{ title: '页面', text: '', href, isSample: false }]
  expect(siteAnswerSchema.safeParse({ ...found, pages }).success).toBe(false)
})

import type { ChatMessage } from '@/lib/leads/chat'
import { ChatAnswer } from './chat-answer'
import './own-chat.css'

/** One message, with a label that names a machine or a person as its writer. */
export function ChatMessageView({ message, question }: { message: ChatMessage; question: string }) {
  const { by, name, text, answer } = message
  if (by === 'visitor') {
    return (
      <p
        data-chat="asked"
        className="text-sm w-fit ml-auto py-1.5 px-3 bg-ink-900 text-white whitespace-pre-line"
      >
        <span className="sr-only">您：</span>
        {text}
      </p>
    )
  }
  if (by === 'note') return <p className="text-muted text-sm">{text}</p>
  if (by === 'machine') {
    return (
      <div data-chat="answer" className="p-3 text-sm mt-2 bg-ink-50">
        <p className="text-muted mb-1 text-xs">站内搜索自动回答，不是真人</p>
        <ChatAnswer keyword={question} answer={answer} />
      </div>
    )
  }
  return (
    <div data-chat="answer person" className="p-3 text-sm mt-2 bg-ink-50">
      <p className="text-muted mb-1 text-xs">顾问 {name}</p>
      <p>{text}</p>
    </div>
  )
}

import type { ChatMessage } from '@/lib/leads/chat'
import { ChatAnswer } from './chat-answer'
import styles from './own-chat.module.css'

/** One message, with a label that names a machine or a person as its writer. */
export function ChatMessageView({ message, question }: { message: ChatMessage; question: string }) {
  const { by, name, text, answer } = message
  if (by === 'visitor') {
    return (
      <p className={`${styles.asked} text-sm`}>
        <span className="sr-only">您：</span>
        {text}
      </p>
    )
  }
  if (by === 'note') return <p className="text-muted text-sm">{text}</p>
  if (by === 'machine') {
    return (
      <div className={`${styles.answer} p-3 text-sm mt-2`}>
        <p className={`${styles.author} text-muted mb-1`}>站内搜索自动回答，不是真人</p>
        <ChatAnswer keyword={question} answer={answer} />
      </div>
    )
  }
  return (
    <div className={`${styles.answer} p-3 ${styles.person} text-sm mt-2`}>
      <p className={`${styles.author} text-muted mb-1`}>顾问 {name}</p>
      <p>{text}</p>
    </div>
  )
}

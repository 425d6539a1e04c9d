import type { ChatMessage } from '@/lib/leads/chat'
import { ChatAnswer } from './chat-answer'
import styles from './own-chat.module.css'

/** One message, with a label that names a machine or a person as its writer. */
export function ChatMessageView({ message, question }: { message: ChatMessage; question: string }) {
  const { by, name, text, answer } = message
  if (by === 'visitor') {
    return (
      <p className={`${styles.asked} small`}>
        <span className="visually-hidden">您：</span>
        {text}
      </p>
    )
  }
  if (by === 'note') return <p className="muted small">{text}</p>
  if (by === 'machine') {
    return (
      <div className={`${styles.answer} inset-3 small above-2`}>
        <p className={`${styles.author} muted below-1`}>站内搜索自动回答，不是真人</p>
        <ChatAnswer keyword={question} answer={answer} />
      </div>
    )
  }
  return (
    <div className={`${styles.answer} inset-3 ${styles.person} small above-2`}>
      <p className={`${styles.author} muted below-1`}>顾问 {name}</p>
      <p>{text}</p>
    </div>
  )
}

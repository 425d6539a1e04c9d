import { callPromise } from '@/lib/leads/call-time'
import type { ChatStanding } from '@/lib/leads/chat'
import { workingHours } from '@/lib/site'
import styles from './own-chat.module.css'

/** Whether a person answers, in a sentence that promises nothing, and the way to leave a message where nobody does. */
export function ChatStandingLine({ standing, onLeave }: { standing: ChatStanding; onLeave: () => void }) {
  const text = textOf(standing)
  const isAlone = ['closed', 'absent', 'late'].includes(standing.state)
  return (
    <div className={styles.standing}>
      <p role="status">{text}</p>
      {isAlone && (
        <button type="button" className={styles.question} onClick={onLeave}>
          留下手机号
        </button>
      )}
    </div>
  )
}

function textOf({ state, holder }: ChatStanding): string {
  switch (state) {
    case 'idle':
      return ''
    case 'closed':
      return `现在不在工作时间（每天 ${workingHours.from}–${workingHours.to}，北京时间），没有顾问在线。您写的已经保存；留下手机号，${callPromise(new Date())}。`
    case 'absent':
      return '现在没有顾问在线。您写的已经保存；请留下手机号，由顾问给您回电。'
    case 'waiting':
      return '已经通知顾问。一分钟内没有人回答，这里会告诉您。'
    case 'late':
      return holder === null
        ? '过了一分钟，还没有顾问回答。可以接着等，也可以留下手机号，由顾问给您回电。'
        : `顾问${holder}一分钟内没有回复。可以接着等，也可以留下手机号，由顾问给您回电。`
    case 'held':
      return `顾问${holder ?? ''}在与您对话。`
    case 'ended':
      return '顾问结束了这次会话。再写一句，会重新通知顾问。'
  }
}

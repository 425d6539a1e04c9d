import { callPromise } from '@/lib/leads/call-time'
import type { ChatStatus } from '@/lib/leads/chat'
import { workingHours } from '@/lib/site'

/** Whether a person answers, in a sentence without promises, and a link to leave a message when no person does. */
export function ChatStatusLine({
  status,
  isLost,
  onLeave,
}: {
  status: ChatStatus
  isLost: boolean
  onLeave: () => void
}) {
  const text = isLost ? lostText : textOf(status)
  const isAlone = isLost || ['closed', 'absent', 'late'].includes(status.state)
  return (
    <div
      data-chat="status"
      className="flex flex-wrap items-center gap-2 text-muted text-sm border-t border-line py-2 px-4"
    >
      <p role="status">{text}</p>
      {isAlone && (
        <button
          type="button"
          className="text-sm min-h-target rounded-md border border-line-strong py-1 px-3 text-link leading-snug text-start [transition:background-color_var(--motion)] hover:bg-ink-50"
          onClick={onLeave}
        >
          留下手机号
        </button>
      )}
    </div>
  )
}

/** The host does not know this browser's conversation, because it was erased or the browser stores no cookies. */
const lostText =
  '这次会话已经中断：内容已被删除，或者浏览器不保存 Cookie，顾问的回答到不了这里。请留下手机号，由顾问给您回电。'

function textOf({ state, holder }: ChatStatus): string {
  switch (state) {
    case 'idle':
      return ''
    case 'closed':
      return `现在不在工作时间（每天 ${workingHours.from}–${workingHours.to}，北京时间），没有顾问在线。您写的已经保存；留下手机号，${callPromise(new Date())}。`
    case 'absent':
      return '现在没有顾问在线。您写的已经保存；请留下手机号，由顾问给您回电。'
    case 'waiting':
      return '正在请顾问来回答。一分钟内没有人回答，这里会告诉您。'
    case 'late':
      return holder === null
        ? '过了一分钟，还没有顾问回答。可以接着等，也可以留下手机号，由顾问给您回电。'
        : `顾问${holder}一分钟内没有回复。可以接着等，也可以留下手机号，由顾问给您回电。`
    case 'held':
      return `顾问${holder ?? ''}正在与您对话。`
    case 'ended':
      return '这次会话已结束。再写一句，会重新请顾问。'
  }
}

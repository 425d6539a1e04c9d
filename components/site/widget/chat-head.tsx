import type { RefObject } from 'react'
import { Icon } from '@/components/ui/icon'
import iconButtonStyles from '@/components/ui/icon-button.module.css'
import { subjectOf } from '@/lib/widget/questions'
import { useAppStore } from '@/stores/app-store-provider'
import './own-chat.css'

type ChatHeadProps = {
  id: string
  title: RefObject<HTMLHeadingElement | null>
  topic: string
  /** A consultant has answered while the chat was small. */
  hasNews: boolean
  onClose: () => void
}

export function ChatHead({ id, title, topic, hasNews, onClose }: ChatHeadProps) {
  const open = useAppStore((state) => state.chatAsked)
  const subject = subjectOf(topic)
  return (
    <header
      data-chat="head"
      className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4"
    >
      <h2 ref={title} id={id} tabIndex={-1} className="font-display text-lg focus:[outline:none]">
        {subject === '' ? '在线咨询' : `咨询${subject}`}
      </h2>
      <button type="button" data-chat="expand" className="hidden" onClick={() => open(topic)}>
        {hasNews ? '顾问回答了您，打开' : '打开咨询'}
      </button>
      <button
        type="button"
        className={`${iconButtonStyles.iconButton} flex-none`}
        aria-label="关闭在线咨询"
        onClick={onClose}
      >
        <Icon of="x" strokeWidth={1.75} />
      </button>
    </header>
  )
}

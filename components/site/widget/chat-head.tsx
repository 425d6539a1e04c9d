import type { RefObject } from 'react'
import { CloseButton } from '@/components/ui/close-button'
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
      <CloseButton label="关闭在线咨询" className="flex-none" onClick={onClose} />
    </header>
  )
}

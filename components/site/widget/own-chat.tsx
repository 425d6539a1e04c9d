import { usePathname } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { chatRetentionDays } from '@/lib/leads/chat'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site, workingHours } from '@/lib/site'
import { questionsFor, subjectOf } from '@/lib/widget/questions'
import { useAppStore } from '@/stores/app-store-provider'
import { AskForm } from './ask-form'
import { ChatHead } from './chat-head'
import { ChatMessageView } from './chat-message'
import { chatSize } from './chat-size'
import { ChatStatusLine } from './chat-status'
import { LeaveMessage } from './leave-message'
import './own-chat.css'
import { type Chat, useChatFocus } from './use-chat-focus'
import { useClearSide } from './use-clear-side'
import { useConversation } from './use-conversation'
import { useEscape } from './use-escape'
import { useFirstUse } from './use-first-use'
import { useFocusBehind } from './use-focus-behind'
import { useNewestInSight } from './use-newest-in-sight'

/**
 * The site's own chat panel: immediate answers from the site search, a consultant when one is there, and a message
 * form. It is not modal: the page stays usable, Esc closes it, and it closes when the focus goes behind it.
 */
export function OwnChat({ chat }: { chat: Chat | null }) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const fold = useRef<HTMLDetailsElement>(null)
  const close = useAppStore((state) => state.chatClosed)
  const due = useAppStore((state) => state.chatDue)
  const used = useAppStore((state) => state.chatUsed)
  const isFree = useAppStore(({ floating, dialog }) => floating === null && dialog === null)
  const [topic, setTopic] = useState('')
  const isShown = chat !== null
  const { messages, status, isLost, unseenFrom, sending, write } = useConversation({ isShown, topic })
  const { title, leave } = useChatFocus(chat, panel)
  const { body, log } = useNewestInSight(chat, messages, fold)

  if (chat?.by === 'visitor' && chat.topic !== topic) setTopic(chat.topic)

  // A consultant has written: the window opens again as soon as nothing else covers the page.
  useEffect(() => {
    if (unseenFrom !== null && isFree) due(chatSize())
  }, [unseenFrom, isFree, due])

  useEscape(isShown, leave)
  useFocusBehind(panel, isShown, close)
  useFirstUse(panel, used)
  useClearSide(panel, chat)

  function openMessage() {
    if (fold.current === null) return
    fold.current.open = true
    fold.current.querySelector<HTMLElement>('[name="name"]')?.focus()
  }

  const last = messages.at(-1)
  const hasNews = chat?.by === 'itself' && last?.by === 'person'

  return (
    <>
      <p className="sr-only" role="status">
        {hasNews && `顾问${last.name}回答了您`}
      </p>
      <aside
        ref={panel}
        data-chat="panel"
        className="flex flex-col border border-line border-t-4 border-t-ink-700 [box-shadow:var(--shadow-lg)] animate-rise bg-white print:hidden! overflow-hidden text-body"
        data-surface="paper"
        aria-labelledby={`${id}-title`}
        data-size={chat?.size}
        data-slot={chat?.by === 'itself' ? '' : undefined}
        hidden={!isShown}
      >
        <ChatHead id={`${id}-title`} title={title} topic={topic} hasNews={hasNews} onClose={leave} />
        <div ref={body} className="grid gap-3 px-4 py-3 min-h-0 overflow-y-auto overscroll-contain">
          <ChatIntro />
          <Questions topic={topic} onAsk={(question) => void write(question, 'machine')} />
          <div ref={log} data-chat="log" className="empty:hidden grid gap-4" role="log" aria-label="问答">
            {messages.map((message, at) => (
              <ChatMessageView
                key={message.seq}
                message={message}
                question={messages.findLast(({ by }, place) => place < at && by === 'visitor')?.text ?? ''}
              />
            ))}
          </div>
          <LeaveMessage topic={topic} fold={fold} />
        </div>

        <ChatStatusLine status={status} isLost={isLost} onLeave={openMessage} />
        {sending !== null && sending !== 'sending' && (
          <p role="alert" className="text-sm font-semibold pb-2 px-4 text-danger">
            {sending.failed === '' ? '没有发出去，请再按一次。' : `${sending.failed}。`}也可以致电{' '}
            <a href={hotlineHref}>{site.hotline}</a>。
          </p>
        )}
        <AskForm isSending={sending === 'sending'} onAsk={(text) => write(text, 'person')} />
      </aside>
    </>
  )
}

/** The telephone, and who answers here. */
function ChatIntro() {
  return (
    <>
      <p className="text-muted text-sm">
        电话{' '}
        <a href={hotlineHref} className="text-heading text-base font-semibold tabular-nums inline-block py-2">
          {site.hotline}
        </a>
        <br />
        接听时间：每天 {workingHours.from}–{workingHours.to}（北京时间）
      </p>

      <p className="p-3 rounded-sm text-sm bg-paper-deep">
        您写的话先由本站搜索自动回答，不是真人；工作时间内有顾问在线的，由顾问接着回答，有没有人，这里会说明。内容保存{' '}
        {chatRetentionDays} 天，留下手机号的随咨询记录保存，见
        <Link href={paths.privacy}>隐私保护协议</Link>。
      </p>
    </>
  )
}

/** Questions that the search can answer, about the topic or the page. */
function Questions({ topic, onAsk }: { topic: string; onAsk: (question: string) => void }) {
  const questions = questionsFor(subjectOf(topic), usePathname())
  return (
    <ul className="flex flex-wrap gap-2" aria-label="常见问题">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className="text-sm min-h-target rounded-md border border-line-strong py-1 px-3 text-link leading-snug text-start [transition:background-color_var(--motion)] hover:bg-ink-50"
            onClick={() => onAsk(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

import { usePathname } from 'next/navigation'
import {
  type FormEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '@/components/ui/button'
import { CloseButton } from '@/components/ui/close-button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type ChatMessage, type ChatStatus, chatRetentionDays } from '@/lib/leads/chat'
import { paths } from '@/lib/routing/paths'
import { hotlineHref, site, workingHours } from '@/lib/site'
import { questionsFor, subjectOf } from '@/lib/widget/questions'
import { useAppStore } from '@/stores/app-store-provider'
import { ChatMessageView } from './chat-message'
import { chatSize } from './chat-size'
import './own-chat.css'
import { ExtraFields } from '@/components/site/lead/extra-fields'
import { HiddenFields } from '@/components/site/lead/hidden-fields'
import { NameField, PhoneField, PrivacyCheckbox, SubmitButton } from '@/components/site/lead/lead-fields'
import { LeadForm } from '@/components/site/lead/lead-form'
import formStyles from '@/components/site/lead/lead-form.module.css'
import { callPromise } from '@/lib/leads/call-time'
import { type Chat, useChatFocus } from './use-chat-focus'
import { useConversation } from './use-conversation'
import { useEscape } from './use-escape'
import { useFocusBehind } from './use-focus-behind'

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

/** The field for a question. Its text stays until the question is sent. */
function AskForm({
  isSending,
  onAsk,
}: {
  isSending: boolean
  onAsk: (question: string) => Promise<boolean>
}) {
  const id = useId()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('question')
    if (!(field instanceof HTMLInputElement)) return
    const question = field.value.trim()
    if (question === '' || isSending || !(await onAsk(question))) return
    // Text typed during the request, behind the question or instead of it, is the next question.
    const typed = field.value.trimStart()
    field.value = typed.startsWith(question) ? typed.slice(question.length).trimStart() : typed
  }

  return (
    <form
      data-chat="ask"
      className="grid gap-2 border-t border-line grid-cols-main-end px-4 py-3"
      onSubmit={onSubmit}
    >
      <label className="sr-only" htmlFor={id}>
        输入问题
      </label>
      <input
        className="min-w-0 border border-line-strong rounded-sm bg-white"
        id={id}
        name="question"
        type="text"
        autoComplete="off"
        enterKeyHint="send"
        placeholder="例如：加拿大签证要什么材料"
      />
      <Button type="submit" variant="secondary">
        <Icon of="message-square-text" strokeWidth={1.75} />
        {isSending ? '发送中' : '发送'}
      </Button>
    </form>
  )
}

type ChatHeadProps = {
  id: string
  title: RefObject<HTMLHeadingElement | null>
  topic: string
  /** A consultant has answered while the chat was small. */
  hasNews: boolean
  onClose: () => void
}

function ChatHead({ id, title, topic, hasNews, onClose }: ChatHeadProps) {
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

/**
 * Runs the callback after a completed press in an element and when something is typed there, except in its head. Not when it gets the
 * focus: a press sets the focus before it ends, so an element that changed its size then would take the press away from its control.
 */
function useFirstUse(element: RefObject<HTMLElement | null>, onUse: () => void): void {
  const used = useEffectEvent(onUse)

  useEffect(() => {
    const watched = element.current
    if (watched === null) return
    const onEvent = ({ target }: Event) => {
      if (target instanceof Element && target.closest('header') === null) used()
    }
    const kinds = ['click', 'input'] as const
    for (const kind of kinds) watched.addEventListener(kind, onEvent)
    return () => {
      for (const kind of kinds) watched.removeEventListener(kind, onEvent)
    }
  }, [element])
}

/**
 * Scrolls to the newest answer below its question, unless the visitor is writing a message. It also scrolls when the
 * one line on a phone becomes the window, because there was nothing to scroll before.
 */
function useNewestInSight(
  chat: Chat | null,
  messages: readonly ChatMessage[],
  fold: RefObject<HTMLDetailsElement | null>,
) {
  const body = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chat === null || messages.length === 0 || fold.current?.contains(document.activeElement)) return
    const last = log.current?.lastElementChild
    bringIntoSight(
      body.current,
      messages.at(-1)?.by === 'machine' ? (last?.previousElementSibling ?? last) : last,
    )
  }, [messages, chat, fold])
  return { body, log }
}

/** Scrolls only inside the panel. `scrollIntoView` would also move the panel's head and the page behind. */
function bringIntoSight(body: HTMLElement | null, part: Element | null | undefined) {
  if (part instanceof HTMLElement && body !== null) body.scrollTop = part.offsetTop - body.offsetTop
}

/** Whether a person answers, in a sentence without promises, and a link to leave a message when no person does. */
function ChatStatusLine({
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

/** The chat opens on a click, so the time on the page, not in the form, shows whether a robot sends it. */
const pageOpened = 0

/** A message that becomes a lead, for when no consultant can answer at once. */
function LeaveMessage({ topic, fold }: { topic: string; fold: Ref<HTMLDetailsElement> }) {
  return (
    <details
      ref={fold}
      data-chat="message"
      className="border-t border-line"
      // Below an answer it would open outside the visible part, so it is scrolled into view.
      onToggle={({ currentTarget: { open, offsetTop, parentElement: panel } }) => {
        if (open && panel !== null) panel.scrollTop = offsetTop - panel.offsetTop
      }}
    >
      <summary className="flex items-center min-h-target font-semibold cursor-pointer">
        留言，请顾问回电
      </summary>
      <LeadForm
        id={useId()}
        kind="message"
        step="send"
        startedAt={pageOpened}
        className={`${formStyles.form} grid gap-3 pb-2`}
      >
        <HiddenFields
          kind="message"
          source={topic === '' ? '在线咨询' : `在线咨询:${topic}`}
          values={{ test: '0' }}
        />
        <NameField required />
        <PhoneField />
        <ExtraFields kind="message" fields={['message']} />
        <PrivacyCheckbox enforced={false} />
        <SubmitButton label="留言" />
      </LeadForm>
    </details>
  )
}

/**
 * Keeps a chat that is not used off the forms of the page that come under it: the small window becomes a line, and a line stands on the
 * left of a wide window.
 */
function useClearSide(panel: RefObject<HTMLElement | null>, chat: Chat | null): void {
  const due = useAppStore((state) => state.chatDue)
  const path = usePathname()
  const size = chat?.size ?? 'full'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other forms
  useEffect(() => {
    const element = panel.current
    if (element === null || size === 'full') return
    let observer: IntersectionObserver | undefined
    const watch = () => {
      observer?.disconnect()
      observer = undefined
      delete element.dataset.side
      const under = new Set<Element>()
      const { top, right, bottom, left } = element.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      // The part of the window in which the chat stands.
      const rootMargin = `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px`
      for (const form of document.querySelectorAll('main form')) {
        observer ??= new IntersectionObserver(
          (changes) => {
            for (const { target, isIntersecting } of changes) under[isIntersecting ? 'add' : 'delete'](target)
            if (under.size === 0) delete element.dataset.side
            else if (size === 'small') due('line')
            else element.dataset.side = 'left'
          },
          { rootMargin },
        )
        observer.observe(form)
      }
    }
    watch()
    window.addEventListener('resize', watch)
    return () => {
      window.removeEventListener('resize', watch)
      observer?.disconnect()
      delete element.dataset.side
    }
  }, [panel, size, due, path])
}

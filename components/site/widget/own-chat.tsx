'use client'

import { usePathname } from 'next/navigation'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import buttonStyles from '@/components/ui/button.module.css'
import { Icon } from '@/components/ui/icon'
import { hotlineHref, site, workingHours } from '@/lib/site'
import { askSite, type SiteAnswer } from '@/lib/widget/ask-site'
import { questionsFor, subjectOf } from '@/lib/widget/questions'
import type { Floating } from '@/stores/app-state'
import { useAppStore } from '@/stores/app-store-provider'
import { ChatAnswer } from './chat-answer'
import { LeaveMessage } from './leave-message'
import styles from './own-chat.module.css'
import { useEscape } from './use-escape'
import { useUncovered } from './use-uncovered'

type Chat = Extract<Floating, { kind: 'chat' }>

/** One question and what came of it. */
type Exchange = { id: number; question: string; answer: SiteAnswer | 'asking' | 'failed' }

/**
 * Our own chat panel: office hours, questions answered from the site search, and leave-a-message. It is not modal: the page
 * stays usable, Esc closes it, and it makes way when the focus goes behind it. What was said stays until the page is left.
 */
export function OwnChat({ chat }: { chat: Chat | null }) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const close = useAppStore((state) => state.chatClosed)
  const open = useAppStore((state) => state.chatAsked)
  const [topic, setTopic] = useState('')
  const { exchanges, ask } = useExchanges()
  const isShown = chat !== null
  const subject = subjectOf(topic)
  const questions = questionsFor(subject, usePathname())

  if (chat !== null && chat.topic !== topic) setTopic(chat.topic)

  // Who asked for the chat goes on reading there; when it opened on its own, the focus stays where it was.
  useEffect(() => {
    if (chat?.by !== 'visitor') return
    if (!panel.current?.contains(document.activeElement)) opener.current = document.activeElement
    title.current?.focus()
  }, [chat])

  function leave() {
    const hadFocus =
      panel.current?.contains(document.activeElement) || document.activeElement === document.body
    close()
    if (hadFocus && opener.current instanceof HTMLElement) opener.current.focus()
    opener.current = null
  }

  // The newest answer comes into sight inside the panel; the page behind stays where it is.
  useEffect(() => {
    const last = log.current?.lastElementChild
    if (exchanges.length > 0 && last instanceof HTMLElement && body.current) {
      body.current.scrollTop = last.offsetTop - body.current.offsetTop
    }
  }, [exchanges])

  useEscape(isShown, leave)
  useUncovered(panel, isShown, close)

  return (
    <aside
      ref={panel}
      className={`${styles.panel} no-print`}
      data-surface="paper"
      aria-labelledby={`${id}-title`}
      // On a phone the chat that opens on its own is one line above the bar, not a sheet over the page.
      data-by-itself={chat?.by === 'itself' || undefined}
      hidden={!isShown}
    >
      <header className={styles.head}>
        <h2 ref={title} id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {subject === '' ? '在线咨询' : `咨询${subject}`}
        </h2>
        <button type="button" className={styles.expand} onClick={() => open(topic)}>
          打开咨询
        </button>
        <button type="button" className={styles.close} aria-label="关闭在线咨询" onClick={leave}>
          <Icon of="x" strokeWidth={1.75} />
        </button>
      </header>

      <div ref={body} className={styles.body}>
        <p className={styles.hours}>
          电话{' '}
          <a href={hotlineHref} className={styles.hotline}>
            {site.hotline}
          </a>
          <br />
          接听时间：每天 {workingHours.from}—{workingHours.to}（北京时间）
        </p>

        <p className={styles.greeting}>
          这里先由本站搜索自动回答，不是真人。没有找到答案，就在下面留言，顾问看到后回电。
        </p>

        <ul className={styles.questions} aria-label="常见问题">
          {questions.map((question) => (
            <li key={question}>
              <button type="button" className={styles.question} onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>

        <div ref={log} className={styles.log} role="log" aria-label="问答">
          {exchanges.map((exchange) => (
            <div key={exchange.id}>
              <p className={styles.asked}>{exchange.question}</p>
              <ChatAnswer keyword={exchange.question} answer={exchange.answer} />
            </div>
          ))}
        </div>

        <LeaveMessage topic={topic} />
      </div>

      <AskForm onAsk={ask} />
    </aside>
  )
}

/** What was asked and what came of it, and how to ask. */
function useExchanges() {
  const [exchanges, setExchanges] = useState<Exchange[]>([])

  function ask(question: string) {
    const exchange: Exchange = { id: exchanges.length, question, answer: 'asking' }
    const answered = (answer: Exchange['answer']) =>
      setExchanges((all) => all.map((each) => (each.id === exchange.id ? { ...each, answer } : each)))
    setExchanges((all) => [...all, exchange])
    askSite(question).then(answered, (error: unknown) => {
      console.error('chat question not answered', error)
      answered('failed')
    })
  }

  return { exchanges, ask }
}

function AskForm({ onAsk }: { onAsk: (question: string) => void }) {
  const id = useId()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const question = String(new FormData(form).get('question') ?? '').trim()
    if (question === '') return
    form.reset()
    onAsk(question)
  }

  return (
    <form className={styles.ask} onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor={id}>
        输入问题
      </label>
      <input
        id={id}
        name="question"
        type="text"
        maxLength={60}
        autoComplete="off"
        enterKeyHint="send"
        placeholder="例如：加拿大签证要什么材料"
      />
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.secondary}`}>
        <Icon of="message-square-text" strokeWidth={1.75} />
        提问
      </button>
    </form>
  )
}

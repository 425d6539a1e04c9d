import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRequestIds } from '@/components/site/lead/request-ids'
import type { ChatMessage, ChatPost, ChatStatus } from '@/lib/leads/chat'
import { ChatRefused, type Following, followChat, postChat } from '@/lib/widget/chat-transport'
import { chatMemory, forgetChat, isChatGoingOn, rememberChat } from './chat-memory'

type Sending = 'sending' | { failed: string } | null

const idle: ChatStatus = { reference: null, state: 'idle', holder: null }

/**
 * The conversation of this browser: its messages, its state, and a function to write. It is followed while the window
 * is open, and on the page while an answer may arrive.
 */
export function useConversation({ isShown, topic }: { isShown: boolean; topic: string }) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [status, setStatus] = useState(idle)
  const [sending, setSending] = useState<Sending>(null)
  /** Name of the person who wrote while the window was closed. */
  const [unseenFrom, setUnseenFrom] = useState<string | null>(null)
  const [isLost, setIsLost] = useState(false)
  const isKnown = useSyncExternalStore(chatMemory.subscribe, hasChat, () => false)
  const isVisible = useVisible()
  const last = useRef(0)
  const reference = useRef<string | null>(null)
  const following = useRef<Following | null>(null)
  const [ids] = useState(createRequestIds)
  const shown = useRef(isShown)
  useEffect(() => {
    shown.current = isShown
  })

  const take = useCallback((more: readonly ChatMessage[]) => {
    const fresh = more.filter(({ seq }) => seq > last.current)
    if (fresh.length === 0) return
    last.current = Math.max(...fresh.map(({ seq }) => seq))
    setMessages((known) =>
      [...known, ...fresh.filter(({ seq }) => known.every((one) => one.seq !== seq))].sort(
        (one, other) => one.seq - other.seq,
      ),
    )
    const { seen } = chatMemory.read()
    if (shown.current) return rememberChat(last.current)
    const answer = fresh.findLast(({ by, seq }) => by === 'person' && seq > seen)
    if (answer !== undefined) setUnseenFrom(answer.name)
  }, [])

  const settle = useCallback((now: ChatStatus) => {
    setStatus(now)
    setIsLost(now.reference === null)
    if (now.reference === null) return forgetChat()
    const isOther = reference.current !== null && reference.current !== now.reference
    reference.current = now.reference
    if (!isOther) return
    // The old conversation was erased, so numbers from one on belong to a new conversation.
    last.current = 0
    setMessages([])
    following.current?.again()
  }, [])

  const follows = isKnown && isVisible && (isShown || isChatGoingOn())
  useEffect(() => {
    if (!follows) return
    const follow = followChat({ after: () => last.current, onMessages: take, onStatus: settle })
    following.current = follow
    return () => {
      following.current = null
      follow.end()
    }
  }, [follows, take, settle])

  useEffect(() => {
    if (!isShown) return
    setUnseenFrom(null)
    if (last.current > 0) rememberChat(last.current)
  }, [isShown])

  /** Resolves to whether the message is stored. When it is not, the typed text is kept. */
  async function write(text: string, to: ChatPost['to']): Promise<boolean> {
    const said = { text, to, topic, page: location.pathname }
    setSending('sending')
    try {
      const { messages: more, ...now } = await postChat({
        ...said,
        id: ids.idFor(said),
        after: String(last.current),
      })
      ids.answered()
      settle(now)
      take(more)
      rememberChat(last.current)
      setSending(null)
      return true
    } catch (error) {
      console.error('chat message not sent', error)
      setSending({ failed: error instanceof ChatRefused ? error.message : '' })
      return false
    }
  }

  return { messages, status, isLost, unseenFrom, sending, write }
}

const hasChat = () => chatMemory.read().until > 0

/** Whether this tab is visible. The stream of a hidden tab would use up a connection, and sleeps anyway. */
function useVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !document.hidden)
  useEffect(() => {
    const look = () => setIsVisible(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { createRequestIds } from '@/components/site/lead/request-ids'
import type { ChatMessage, ChatPost, ChatStanding } from '@/lib/leads/chat'
import { ChatRefused, followChat, postChat } from '@/lib/widget/chat-transport'
import { chatMemory, isChatGoingOn, rememberChat } from './chat-memory'

type Sending = 'sending' | { failed: string } | null

const idle: ChatStanding = { state: 'idle', holder: null }

/**
 * The conversation of this browser: what was said, how it stands, and how to write. It is followed while the window is open, and
 * beside the page while an answer may come.
 * @param onAnswer a consultant has written while the window was closed
 */
export function useConversation({
  isShown,
  topic,
  onAnswer,
}: {
  isShown: boolean
  topic: string
  onAnswer: () => void
}) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [standing, setStanding] = useState(idle)
  const [sending, setSending] = useState<Sending>(null)
  const [isKnown, setIsKnown] = useState(() => chatMemory.read().until > 0)
  const isVisible = useVisible()
  const last = useRef(0)
  const [ids] = useState(createRequestIds)
  const told = useRef({ isShown, onAnswer })
  useEffect(() => {
    told.current = { isShown, onAnswer }
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
    if (told.current.isShown) rememberChat(last.current)
    else if (fresh.some(({ by, seq }) => by === 'person' && seq > seen)) told.current.onAnswer()
  }, [])

  const follows = isKnown && isVisible && (isShown || isChatGoingOn())
  useEffect(() => {
    if (!follows) return
    return followChat({ after: () => last.current, onMessages: take, onStanding: setStanding })
  }, [follows, take])

  useEffect(() => {
    if (isShown && last.current > 0) rememberChat(last.current)
  }, [isShown])

  /** Resolves to whether it is stored; what was typed is kept where it is not. */
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
      rememberChat(last.current)
      take(more)
      setStanding(now)
      setIsKnown(true)
      setSending(null)
      return true
    } catch (error) {
      console.error('chat message not sent', error)
      setSending({ failed: error instanceof ChatRefused ? error.message : '' })
      return false
    }
  }

  return { messages, standing, sending, write }
}

/** Whether somebody can look at this tab: a stream of a hidden one would take a connection from the others, and sleeps anyway. */
function useVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !document.hidden)
  useEffect(() => {
    const look = () => setIsVisible(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

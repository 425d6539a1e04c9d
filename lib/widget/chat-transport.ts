import { parseJson } from '@/lib/core/parse-json'
import '@/lib/leads/zod-in-browser'
import axios from 'axios'
import { codes, envelopeSchema, messageOf } from '@/lib/contract/envelope'
import { apiAddress, chatPath, chatStreamPath } from '@/lib/leads/api-paths'
import {
  type ChatMessage,
  type ChatStatus,
  type ChatView,
  chatMessageSchema,
  chatStatusSchema,
  chatViewSchema,
} from '@/lib/leads/chat'
import { timing } from '@/lib/timing'

/** The host refused the message; `message` is a text for the visitor. */
export class ChatRefused extends Error {}

type Asked = { method: 'GET' | 'POST'; params?: Record<string, string>; data?: URLSearchParams }

async function ask({ method, params, data }: Asked): Promise<ChatView> {
  const response = await axios.request<unknown>({
    url: apiAddress(chatPath),
    method,
    params,
    data,
    timeout: timing.httpTimeout,
    headers: { Accept: 'application/json' },
    responseType: 'json',
    validateStatus: (status) => status < 500,
  })
  const envelope = envelopeSchema.parse(response.data)
  if (envelope.code !== codes.ok) throw new ChatRefused(messageOf(envelope) ?? undefined)
  return chatViewSchema.parse(envelope.data)
}

/** Sends a visitor's message; it is stored when this resolves. A repeated request has the same `fields.id`. */
export const postChat = (fields: Record<string, string>) =>
  ask({ method: 'POST', data: new URLSearchParams(fields) })

const readChat = (after: number) => ask({ method: 'GET', params: { after: String(after) } })

/** Longest silence of a stream, in ms. A longer one means that a proxy holds the beats back, or that the machine was suspended. */
const longestSilence = 25_000
/** Time between two requests while there is no stream, and before the next attempt at a stream. */
const pollPause = 4_000
const pollsBetweenStreams = 8

type Follow = {
  /** Number of the newest message that is known. */
  after: () => number
  onMessages: (messages: ChatMessage[]) => void
  onStatus: (status: ChatStatus) => void
}

export type Following = {
  /** Starts again after the message that `after` then returns. */
  again: () => void
  end: () => void
}

/** Reports new messages and states of a conversation, by a stream and, when streams are cut, by polling. */
export function followChat({ after, onMessages, onStatus }: Follow): Following {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  let silent = 0

  function connect() {
    if (isOver) return
    let cuts = 0
    if (typeof EventSource === 'undefined') return void poll(Number.POSITIVE_INFINITY)
    source = new EventSource(`${apiAddress(chatStreamPath)}?after=${after()}`)
    const heard = (event: MessageEvent<string>) => {
      silent = 0
      cuts = 0
      watch()
      return parseJson(event.data)
    }
    source.addEventListener('beat', heard)
    source.addEventListener('message', (event) => {
      const message = chatMessageSchema.safeParse(heard(event))
      if (message.success) onMessages([message.data])
    })
    source.addEventListener('state', (event) => {
      const status = chatStatusSchema.safeParse(heard(event))
      if (status.success) onStatus(status.data)
    })
    source.addEventListener('error', () => {
      cuts += 1
      // The browser reconnects by itself, which helps after a restart of the server; but where streams are always cut, it would reconnect
      // for ever.
      if (source?.readyState === EventSource.CLOSED || cuts > 1) giveUp()
    })
    watch()
  }

  function watch() {
    clearTimeout(timer)
    timer = setTimeout(giveUp, longestSilence)
  }

  function giveUp() {
    stop()
    silent += 1
    void poll(silent > 1 ? pollsBetweenStreams : 1)
  }

  async function poll(times: number) {
    try {
      const { messages, ...status } = await readChat(after())
      if (isOver) return
      onStatus(status)
      onMessages(messages)
    } catch {
      // The next poll follows after the pause.
    }
    if (isOver || source !== null) return
    timer = setTimeout(times > 1 ? () => void poll(times - 1) : connect, pollPause)
  }

  function stop() {
    clearTimeout(timer)
    source?.close()
    source = null
  }

  connect()
  return {
    again() {
      stop()
      connect()
    },
    end() {
      isOver = true
      stop()
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import buttonStyles from '@/components/ui/button.module.css'
import { Container } from '@/components/ui/container'
import { apiAddress, chatOperatorPath } from '@/lib/leads/api-paths'
import { beijingTime } from '@/lib/leads/call-time'
import { type ChatMessage, type ChatPage, type ChatState, chatTextLimit } from '@/lib/leads/chat'
import { ChatForm } from './chat-form'
import { ChatLive } from './chat-live'
import { chatNotes } from './chat-notes'
import './chat-view.css'

const [primary, secondary] = ['primary', 'secondary'].map(
  (kind) => `${buttonStyles.button} ${buttonStyles[kind]}`,
)

export const chatStateNames: Record<ChatState, string> = {
  idle: '只问了站内搜索',
  closed: '工作时间以外写的，没有人回答',
  absent: '等人回答',
  waiting: '等人回答',
  late: '等了一分钟以上',
  held: '有人接待',
  ended: '已结束',
}

/** A conversation for a consultant with a phone: plain forms, so that it works in any app that opens the link. */
export function ChatView({
  code,
  chat,
  caller,
  note,
}: {
  code: string
  chat: ChatPage
  caller: string
  note: string | null
}) {
  const isHeldByOther = chat.holder !== null && chat.holder !== caller
  const form = { code, caller }
  return (
    <Container>
      <div data-desk="page" className="max-w-144 grid gap-4 py-4 mx-auto">
        <ChatHead chat={chat} note={note} />
        <div role="log" aria-label="会话">
          <ol className="grid gap-3">
            {chat.messages.map((message) => (
              <Message key={message.seq} message={message} />
            ))}
          </ol>
        </div>
        {isHeldByOther && <TakeForm {...form} holder={chat.holder} />}
        {/* Shown also while another consultant owns the conversation, so that typed text is kept. */}
        <ReplyForm {...form} replies={chat.quick_replies} isSecondary={isHeldByOther} />
        {!chat.named && <NumberForm {...form} />}
        {chat.offices.length > 0 && <HandoverForm {...form} offices={chat.offices} />}
        {chat.lead === null && <NewLeadForm {...form} />}
        {chat.state !== 'ended' && caller !== '' && <CloseForm {...form} />}
        <p>
          <a href="?" className="press">
            刷新
          </a>
        </p>
        <p className="text-muted text-sm">
          这个网址 {beijingTime(new Date(chat.expires_at))} 失效，打开与操作都有记录。请不要转发到工作群以外。
        </p>
        <ChatLive stream={`${apiAddress(chatOperatorPath)}/${code}/stream?version=${chat.version}`} />
      </div>
    </Container>
  )
}

function ChatHead({ chat, note }: { chat: ChatPage; note: string | null }) {
  return (
    <header className="grid gap-1">
      <h1 className="text-xl">{chat.topic === '' ? '在线咨询' : `咨询：${chat.topic}`}</h1>
      <p>
        {chat.reference} · {chat.office} · {chatStateNames[chat.state]}
        {chat.holder !== null && `（${chat.holder}）`}
        {chat.lead !== null && ` · 线索 ${chat.lead}`}
      </p>
      {chat.page !== null && (
        <p>
          <a href={chat.page} target="_blank" rel="noopener noreferrer" className="press">
            访客所在的网页
          </a>
        </p>
      )}
      {note !== null && chatNotes[note] !== undefined && (
        <p role="status" className="px-4 py-3 noted font-semibold">
          {chatNotes[note]}
        </p>
      )}
    </header>
  )
}

/** What each form sends besides its own fields. */
type FormProps = { code: string; caller: string }

function TakeForm({ holder, ...form }: FormProps & Pick<ChatPage, 'holder'>) {
  return (
    <ChatForm {...form} action="take">
      <p>{holder}正在接待。要由您回答，先接过来。</p>
      <button type="submit" className={primary}>
        接过来
      </button>
    </ChatForm>
  )
}

type ReplyFormProps = FormProps & { replies: readonly string[]; isSecondary: boolean }

function ReplyForm({ replies, isSecondary, ...form }: ReplyFormProps) {
  return (
    <ChatForm {...form} action="reply" requestId={randomUUID()}>
      <label>
        回答
        <textarea name="text" rows={3} maxLength={chatTextLimit} required />
      </label>
      <button type="submit" className={isSecondary ? secondary : primary}>
        发给访客
      </button>
      <Folded label="快捷回复，按下就发出">
        <div data-desk="quick" className="grid gap-2">
          {replies.map((reply) => (
            <button
              key={reply}
              className="min-h-target border border-line-strong"
              type="submit"
              name="quick"
              value={reply}
              formNoValidate
            >
              {reply}
            </button>
          ))}
        </div>
      </Folded>
    </ChatForm>
  )
}

function NumberForm(form: FormProps) {
  return (
    <Folded label="访客写下的号码打了码：显示号码">
      <ChatForm {...form} action="open">
        <button type="submit" className={secondary}>
          显示访客写下的号码
        </button>
      </ChatForm>
    </Folded>
  )
}

function HandoverForm({ offices, ...form }: FormProps & Pick<ChatPage, 'offices'>) {
  return (
    <Folded label="转给别的办公室">
      <ChatForm {...form} action="handover">
        <label>
          办公室
          <select name="office">
            {offices.map((office) => (
              <option key={office}>{office}</option>
            ))}
          </select>
        </label>
        <button type="submit" className={secondary}>
          转过去
        </button>
      </ChatForm>
    </Folded>
  )
}

/** Makes a lead of the conversation when the visitor has given a number. */
function NewLeadForm(form: FormProps) {
  return (
    <Folded label="访客给了手机号：记成线索">
      <ChatForm {...form} action="lead">
        <label>
          称呼
          <input name="name" type="text" required maxLength={60} />
        </label>
        <label>
          手机号
          <input name="phone" type="text" inputMode="tel" required maxLength={40} />
        </label>
        <button type="submit" className={secondary}>
          记成线索
        </button>
      </ChatForm>
    </Folded>
  )
}

function CloseForm(form: FormProps) {
  return (
    <ChatForm {...form} action="close">
      <button type="submit" className={secondary}>
        结束会话
      </button>
    </ChatForm>
  )
}

function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex items-center min-h-target font-semibold cursor-pointer">{label}</summary>
      {children}
    </details>
  )
}

function Message({ message }: { message: ChatMessage }) {
  const { by, name, at } = message
  const author = { visitor: '访客', machine: '站内搜索（自动）', person: `顾问 ${name}`, note: '经过' }[by]
  return (
    <li
      className={`px-3 py-2 border-s-3 ${by === 'visitor' ? 'border-accent bg-paper-deep' : 'border-line-strong bg-white'}`}
    >
      <p className="text-muted text-sm">
        {author}，{beijingTime(new Date(at))}
      </p>
      <p className="whitespace-pre-line">{by === 'machine' ? foundIn(message) : message.text}</p>
    </li>
  )
}

/** The titles of what the visitor was shown. */
function foundIn({ answer }: ChatMessage): string {
  if (answer === null) return '没有查成'
  const { card, pages, nearest } = answer
  const titles = [...(card === null ? [] : [card]), ...pages].map(({ title }) => title)
  if (titles.length > 0) return titles.join('；')
  return nearest.length > 0 ? `相近的名称：${nearest.map(({ title }) => title).join('；')}` : '没有找到'
}

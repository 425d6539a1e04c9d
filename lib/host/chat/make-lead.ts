import { codes } from '@/lib/contract/envelope'
import type { HostContext } from '@/lib/host/context'
import type { Answer } from '@/lib/host/leads/submit/answer'
import type { MadeInChat } from '@/lib/host/leads/submit/submission'
import type { ChatRow } from '@/lib/host/store/tables'
import { formPath } from '@/lib/leads/api-paths'
import { type ChatAction, chatTextLimit } from '@/lib/leads/chat'
import { messagesAfter } from './conversation'
import { nudge } from './hub'

/** Stores a lead as if its form had been sent, made by a consultant in a conversation. */
export type SubmitLead = (request: Request, made: MadeInChat) => Promise<Answer>

/** Sends the form that the visitor could have sent, with the visitor's messages as the question. */
export async function makeLead(
  context: HostContext,
  {
    chat,
    request: { name, phone, caller },
    submit,
  }: { chat: ChatRow; request: Extract<ChatAction, { action: 'lead' }>; submit: SubmitLead },
): Promise<'done' | 'duplicate' | 'refused'> {
  const { db } = await context.store()
  const asked = (await messagesAfter(db, chat.id, 0))
    .filter(({ by }) => by === 'visitor')
    .map(({ text }) => text)
    .join('\n')
  const body = new URLSearchParams({
    form: 'message',
    name,
    phone,
    source: chat.topic === '' ? '在线咨询' : `在线咨询:${chat.topic}`,
    message: asked.slice(-chatTextLimit),
    ...(chat.page !== null && { linkurl: chat.page }),
  })
  const form = new Request(`${context.env.SITE_ORIGIN}/apipc${formPath}`, { method: 'POST', body })
  const { code } = await submit(form, { chat: chat.code_hash, by: caller })
  nudge(chat.id)
  if (code === codes.ok) return 'done'
  return code === codes.duplicate ? 'duplicate' : 'refused'
}

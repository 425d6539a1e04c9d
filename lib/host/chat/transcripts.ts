import type { Write } from '@/lib/host/store/store'
import type { ChatMessage } from '@/lib/leads/chat'
import { messagesAfter } from './conversation'

export type LeadChat = { lead: string; messages: ChatMessage[] }

/** The conversations of the leads of one phone, or of all leads, with all their messages, newest first. */
export async function chatsOf(trx: Pick<Write, 'selectFrom'>, phone: string | null): Promise<LeadChat[]> {
  const chats = await trx
    .selectFrom('chat')
    .innerJoin('lead', 'lead.id', 'chat.lead_id')
    .select(['chat.id', 'lead.id as lead'])
    .$if(phone !== null, (some) => some.where('lead.phone', '=', phone ?? ''))
    .orderBy('chat.created_at', 'desc')
    .execute()
  const told: LeadChat[] = []
  for (const { id, lead } of chats) told.push({ lead, messages: await messagesAfter(trx, id, 0) })
  return told
}

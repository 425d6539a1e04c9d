import type { SelectQueryBuilder } from 'kysely'
import type { Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import type { ChatMessage } from '@/lib/leads/chat'
import { messagesAfter } from './conversation'

export type LeadChat = { lead: string; messages: ChatMessage[] }

type OfLead = SelectQueryBuilder<Tables, 'chat' | 'lead', { id: string; lead_id: string | null }>

/** The conversations of some leads with all their messages, newest first. */
export async function chatsOf(
  trx: Pick<Write, 'selectFrom'>,
  of: (chats: OfLead) => OfLead,
): Promise<LeadChat[]> {
  const chats = await of(
    trx.selectFrom('chat').innerJoin('lead', 'lead.id', 'chat.lead_id').select(['chat.id', 'chat.lead_id']),
  )
    .orderBy('chat.created_at', 'desc')
    .execute()
  const told: LeadChat[] = []
  for (const { id, lead_id } of chats) {
    told.push({ lead: lead_id ?? '', messages: await messagesAfter(trx, id, 0) })
  }
  return told
}

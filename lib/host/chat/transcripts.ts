import type { SelectQueryBuilder } from 'kysely'
import type { LeadCardDetail } from '@/lib/contract/lead-records'
import type { Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'
import { messagesAfter } from './conversation'

type OfLead = SelectQueryBuilder<Tables, 'chat' | 'lead', { id: string; lead_id: string | null }>

/** The conversations of some leads with all their messages, newest first. */
export async function chatsOf(
  trx: Pick<Write, 'selectFrom'>,
  of: (chats: OfLead) => OfLead,
): Promise<LeadCardDetail['chats']> {
  const chats = await of(
    trx.selectFrom('chat').innerJoin('lead', 'lead.id', 'chat.lead_id').select(['chat.id', 'chat.lead_id']),
  )
    .orderBy('chat.created_at', 'desc')
    .execute()
  const told: LeadCardDetail['chats'] = []
  for (const { id, lead_id } of chats) {
    told.push({ lead: lead_id ?? '', messages: await messagesAfter(trx, id, 0) })
  }
  return told
}

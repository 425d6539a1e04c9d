import { maskPhone, maskPhonesIn } from '@/lib/core/phone'
import { answerText } from '@/lib/host/delivery/answer-text'
import type { LinkedLead } from '@/lib/host/delivery/lead-link'
import { formNames, wishText } from '@/lib/host/delivery/message'
import { handoversOf } from '@/lib/host/leads/handovers/hand-over'
import { referenceOf } from '@/lib/host/leads/receipts/receipt'
import { toLeadRecord, toTime } from '@/lib/host/store/lead-record'
import type { Write } from '@/lib/host/store/store'
import { questionNames, questionOf } from '@/lib/leads/asked'
import { type CallPage, callOutcomes } from '@/lib/leads/call-outcome'
import { dueAt } from '@/lib/leads/call-time'
import { isLeadFormKind } from '@/lib/leads/forms'
import type { Owner } from '@/lib/leads/handover'
import type { QuestionName } from '@/lib/leads/questions'
import { maskName } from '@/lib/leads/receipt'
import type { Routing } from '@/lib/leads/routing/rules'

/** The order in which a consultant speaks about the answers: the branch first, the visitor's free question last. */
const [first, last] = ['branch', 'message'] as const satisfies QuestionName[]
const inOrder = [first, ...questionNames.filter((name) => name !== first && name !== last), last]

/** One lead as shown to the consultant who is to telephone. */
export async function toCallPage(
  trx: Write,
  { lead: row, expiresAt }: LinkedLead,
  { isRevealed, routing }: { isRevealed: boolean; routing: Routing },
): Promise<CallPage> {
  const lead = toLeadRecord(row)
  const calls = await trx
    .selectFrom('lead_call')
    .innerJoin('lead', 'lead.id', 'lead_call.lead_id')
    .select(['lead_call.at', 'lead_call.caller', 'lead_call.outcome', 'lead_call.note'])
    .where('lead.card_id', '=', row.card_id)
    .orderBy('lead_call.at', 'desc')
    .limit(50)
    .execute()
  const { earlier } = await trx
    .selectFrom('lead')
    .select((select) => select.fn.countAll().as('earlier'))
    .where('card_id', '=', row.card_id)
    .where('erased_at', 'is', null)
    .where('created_at', '<', row.created_at)
    .executeTakeFirstOrThrow()
  return {
    kind: 'lead',
    reference: referenceOf(row.id),
    name: lead.name === null || isRevealed ? lead.name : maskName(lead.name),
    phone: isRevealed ? lead.phone : maskPhone(lead.phone),
    revealed: isRevealed,
    verified: lead.verified,
    spam: lead.spam,
    form: isLeadFormKind(lead.kind) ? formNames[lead.kind] : lead.kind,
    source: lead.source,
    page: lead.linkurl,
    tool: lead.fields.tool ?? null,
    answers: inOrder.flatMap((name) => {
      const given = lead.fields[name]
      if (given === undefined) return []
      const value = answerText(name, given)
      return [{ label: questionOf(name).name, value: isRevealed ? value : maskPhonesIn(value) }]
    }),
    wish: wishText(lead),
    phone_allowed: lead.contact === 'call',
    created_at: lead.created_at,
    due_at: toTime(dueAt(Math.max(Number(row.wanted_at ?? row.created_at), Number(row.handed_at ?? 0)))),
    expires_at: toTime(expiresAt),
    earlier: Number(earlier),
    opened_by: row.opened_by,
    office: row.office,
    person: row.person,
    handovers: await handoversOf(trx, row.id),
    owners: ownersIn(routing).filter(({ office, person }) => office !== row.office || person !== row.person),
    calls: calls.map(({ at, caller, outcome, note }) => ({
      at: toTime(at),
      caller,
      outcome: callOutcomes[outcome],
      note,
    })),
  }
}

/** Every office, each followed by its consultants. */
const ownersIn = ({ offices }: Routing): Owner[] =>
  [...offices].flatMap(([office, { people }]) => [
    { office, person: null },
    ...people.map(({ name }) => ({ office, person: name })),
  ])

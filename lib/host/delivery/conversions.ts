import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Write } from '@/lib/host/store/store'
import type { ConversionEvent, ConversionKind, LeadRow } from '@/lib/host/store/tables'
import { allowsConversions } from '@/lib/leads/consent'
import { touchesOf } from '@/lib/leads/lead-touches'
import { lockEvents } from './enqueue'
import { type ConversionSetting, conversionKinds, isConversionKind } from './types'

/** One click on an advertisement: the platform's own id for it, and the path on which the visitor arrived. */
type Click = { id: string; landing: string }

/** For each platform, the parameters that carry its click id, and the longest id that it accepts. */
const clickParameters: Record<ConversionKind, { names: readonly string[]; longest: number }> = {
  baidu: { names: ['bd_vid'], longest: 250 },
  tencent: { names: ['gdt_vid', 'qz_gdt'], longest: 64 },
}

const fieldsSchema = z.record(z.string(), z.string())

/** The click that brought a lead: of the last visit from outside, otherwise of the first; null without a click. */
function clickOf(
  kind: ConversionKind,
  lead: Pick<LeadRow, 'fields' | 'linkurl' | 'created_at'>,
): Click | null {
  const { names, longest } = clickParameters[kind]
  const touched = {
    fields: fieldsSchema.parse(JSON.parse(lead.fields)),
    linkurl: lead.linkurl,
    created_at: Number(lead.created_at),
  }
  for (const touch of touchesOf(touched)) {
    const id = names.map((name) => touch[name]).find((value) => value !== undefined)
    if (id !== undefined && id.length <= longest) return { id, landing: touch.landing ?? '/' }
  }
  return null
}

/**
 * Queues the result of a lead for each platform, in the transaction in which a consultant records it. Only for a person who agreed and
 * has not since asked for no contact; once for each click and result, however many leads the click brought.
 */
export async function enqueueConversion(
  trx: Write,
  { leadId, event }: { leadId: string; event: ConversionEvent },
  now: number,
): Promise<void> {
  const targets = await trx
    .selectFrom('delivery_target')
    .select(['name', 'kind'])
    .where('active', '=', 1)
    .where('kind', 'in', conversionKinds)
    .orderBy('name')
    .execute()
  if (targets.length === 0) return
  await lockEvents(trx, [leadId])
  const lead = await trx
    .selectFrom('lead')
    .select(['fields', 'linkurl', 'created_at', 'agreed', 'consent', 'contact', 'erased_at'])
    .where('id', '=', leadId)
    .executeTakeFirst()
  if (lead === undefined || lead.erased_at !== null || lead.contact === 'stop') return
  if (lead.agreed !== 1 || !allowsConversions(lead.consent)) return
  for (const { name, kind } of targets) {
    const click = isConversionKind(kind) ? clickOf(kind, lead) : null
    if (click === null) continue
    const { seq } = await trx
      .selectFrom('delivery')
      .select((select) => select.fn.coalesce(select.fn.max('seq'), select.lit(0)).as('seq'))
      .where('lead_id', '=', leadId)
      .where('target', '=', name)
      .executeTakeFirstOrThrow()
    const eventId = eventIdOf(kind, click, event)
    await trx
      .insertInto('delivery')
      .values({
        id: `${eventId}:${name}`,
        event_id: eventId,
        event,
        lead_id: leadId,
        target: name,
        seq: Number(seq) + 1,
        spam: 0,
        payload: null,
        state: 'pending',
        attempts: 0,
        next_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
}

/** Letters and digits, as Tencent requires. The same click and result give the same id, so that a platform recognises a repetition. */
const eventIdOf = (kind: string, { id }: Click, event: ConversionEvent) =>
  createHash('sha256').update([kind, id, event].join('|')).digest('hex').slice(0, 32)

/** A result and its time in ms. */
type ClickResult = { lead: LeadRow; event: ConversionEvent; eventId: string; at: number }

/**
 * The exact body for a platform, JSON, without the token, which is added on sending. Null when the lead no longer has a click of that
 * platform. It contains the click, the address on which the visitor arrived, the result and the time, and no data about the person.
 */
export function conversionBody(
  setting: ConversionSetting,
  { lead, event, eventId, at }: ClickResult,
): string | null {
  const click = clickOf(setting.platform, lead)
  if (click === null) return null
  const time = Math.floor(at / 1000)
  const page = `${setting.site}${click.landing}`
  switch (setting.platform) {
    case 'baidu': {
      const logidUrl = `${page}?bd_vid=${encodeURIComponent(click.id)}`
      const type = setting.types[event]
      if (event === 'lead.invalid') {
        return JSON.stringify({
          invalidConversionTypes: [{ logidUrl, convertType: type, convertTime: time }],
        })
      }
      const once = { outerEventId: eventId, outerEventType: 'custom_dedup' }
      return JSON.stringify({ conversionTypes: [{ logidUrl, newType: type, convertTime: time, ...once }] })
    }
    case 'tencent':
      return JSON.stringify({
        account_id: setting.account,
        user_action_set_id: setting.actionSet,
        actions: [
          {
            outer_action_id: eventId,
            action_time: time,
            action_type: tencentActions[event],
            url: page,
            trace: { click_id: click.id },
          },
        ],
      })
  }
}

const tencentActions: Record<ConversionEvent, string> = {
  'lead.reached': 'CONFIRM_EFFECTIVE_LEADS',
  'lead.invalid': 'INEFFECTIVE_LEADS',
}

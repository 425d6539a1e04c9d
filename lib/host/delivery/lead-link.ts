import { randomBytes } from 'node:crypto'
import { hour } from '@/lib/core/time'
import { codeHash, keyedHash, secretCode } from '@/lib/host/store/secret'
import type { Write } from '@/lib/host/store/store'
import type { LeadRow } from '@/lib/host/store/tables'
import { callPagePath } from '@/lib/leads/call-outcome'

/** Settings of the links in robots' notices: origin, and lifetime in hours. */
export type LinkSetting = { origin: string; hours: number }

/** Lifetime of a link on a consultant's page in hours: the configured one, also where notices carry no links (0). */
export const linkHours = (configured: number): number => (configured === 0 ? 48 : configured)

/**
 * The code of a link. A notice gets a new one each time, so that one that was revoked never opens anything again. The list of a page shows
 * the same one each time, and with the key that opens the page its links end.
 */
export const linkCode = (
  secret: string,
  purpose: 'lead-link' | 'chat-link',
  keyHash: string | null,
  id: string,
) =>
  keyHash === null ? randomBytes(24).toString('base64url') : secretCode(secret, purpose, `${keyHash}:${id}`)

type LinkRequest = {
  secret: string
  leadId: string
  link: LinkSetting
  /** The hash of the page key whose list shows the link; null in a notice. Revoking the key ends the link. */
  keyHash: string | null
}

/** Issues a link to a lead; on a page, extends the one that the page showed before. Only the hash of its code is stored. */
export async function issueLink(
  trx: Write,
  { secret, leadId, link, keyHash }: LinkRequest,
  now: number,
): Promise<string> {
  const code = linkCode(secret, 'lead-link', keyHash, leadId)
  const expires_at = now + link.hours * hour
  await trx
    .insertInto('lead_link')
    .values({ code_hash: codeHash(code), lead_id: leadId, key_hash: keyHash, expires_at })
    .onConflict((conflict) => conflict.column('code_hash').doUpdateSet({ expires_at }))
    .execute()
  return `${link.origin}${callPagePath(code)}`
}

/** The holder of the lists to which notices about many leads lead; ends with the links in notices. */
export const noticeHolder = '群通知'

/** Issues the address of an office's list for a notice about many leads, or of its conversations. */
export async function issueBoardLink(
  trx: Write,
  { office, link, pagePath }: { office: string; link: LinkSetting; pagePath: (code: string) => string },
  now: number,
): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  const expires_at = now + link.hours * hour
  await trx
    .insertInto('page_key')
    .values({ code_hash: codeHash(code), office, name: noticeHolder, created_at: now, expires_at })
    .execute()
  return `${link.origin}${pagePath(code)}`
}

export type LinkedLead = { lead: LeadRow; expiresAt: number }

/** The lead for a code; null when the code is unknown, has expired, or the person was erased. */
export async function findLinked(
  trx: Pick<Write, 'selectFrom'>,
  code: string,
  now: number,
): Promise<LinkedLead | null> {
  const link = await trx
    .selectFrom('lead_link')
    .select(['lead_id', 'expires_at'])
    .where('code_hash', '=', codeHash(code))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (link === undefined) return null
  const lead = await trx
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', link.lead_id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return lead === undefined ? null : { lead, expiresAt: Number(link.expires_at) }
}

/** Proves that the user of this browser gave a name before seeing the number. */
export const proofOf = (secret: string, code: string, caller: string) =>
  keyedHash(secret, 'lead-reveal', `${code}|${caller}`).slice(0, 32)

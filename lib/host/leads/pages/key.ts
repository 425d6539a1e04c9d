import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { day } from '@/lib/core/time'
import { noticeHolder } from '@/lib/host/delivery/lead-link'
import { audit } from '@/lib/host/store/audit'
import { codeHash } from '@/lib/host/store/secret'
import type { Store, Write } from '@/lib/host/store/store'
import type { Tables } from '@/lib/host/store/tables'

/** What a key opens: the leads of an office, or the report when `office` is null. `name` is its owner, for lists and the audit. */
export type PageKey = {
  office: string | null
  name: string
  expiresAt: number
  /** Whether a key of the report opens the leads of its lines too. */
  opensLeads: boolean
}

/** Makes a key. Only the hash of the returned code is stored. */
export async function issuePageKey(
  store: Store,
  {
    office,
    name,
    days,
    opensLeads = false,
  }: { office: string | null; name: string; days: number; opensLeads?: boolean },
  now: number,
): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await store.write(async (trx) => {
    await trx
      .insertInto('page_key')
      .values({
        code_hash: codeHash(code),
        office,
        name,
        leads: opensLeads ? 1 : 0,
        created_at: now,
        expires_at: now + days * day,
      })
      .execute()
    await audit(
      trx,
      {
        actor: 'cli',
        action: 'issue-page-key',
        detail: { office, name, days, ...(opensLeads && { opensLeads }) },
      },
      now,
    )
  })
  return code
}

/** The key for a code; null when the code is unknown, revoked or expired. */
export async function findPageKey(
  trx: Pick<Write, 'selectFrom'>,
  code: string,
  now: number,
): Promise<PageKey | null> {
  const key = await trx
    .selectFrom('page_key')
    .select(['office', 'name', 'leads', 'expires_at'])
    .where('code_hash', '=', codeHash(code))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return key === undefined ? null : toKey(key)
}

/** Revokes every key of a name, at once and for all processes. Returns their number. */
export async function revokePageKeys(store: Store, name: string, now: number): Promise<number> {
  return store.write(async (trx) => {
    const gone = await trx.deleteFrom('page_key').where('name', '=', name).executeTakeFirst()
    const keys = Number(gone.numDeletedRows)
    await audit(trx, { actor: 'cli', action: 'revoke-page-key', detail: { name, keys } }, now)
    return keys
  })
}

/** Ends the links in all notices about leads and conversations, at once and for all processes. Returns their number. */
export async function revokeNoticeLinks(store: Store, now: number): Promise<number> {
  return store.write(async (trx) => {
    const leads = await trx.deleteFrom('lead_link').where('key_hash', 'is', null).executeTakeFirst()
    const chats = await trx.deleteFrom('chat_link').where('key_hash', 'is', null).executeTakeFirst()
    const lists = await trx.deleteFrom('page_key').where('name', '=', noticeHolder).executeTakeFirst()
    const links = [leads, chats, lists].reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
    await audit(trx, { actor: 'cli', action: 'revoke-links', detail: { links } }, now)
    return links
  })
}

/** How many links in notices are valid now. */
export async function countNoticeLinks({ db }: Pick<Store, 'db'>, now: number): Promise<number> {
  const counts = await Promise.all(
    (['lead_link', 'chat_link'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((select) => select.fn.countAll().as('links'))
        .where('key_hash', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow(),
    ),
  )
  return counts.reduce((sum, { links }) => sum + Number(links), 0)
}

/** The keys that are valid now, without their codes. */
export async function listPageKeys({ db }: Pick<Store, 'db'>, now: number): Promise<PageKey[]> {
  const keys = await db
    .selectFrom('page_key')
    .select(['office', 'name', 'leads', 'expires_at'])
    .where('expires_at', '>', now)
    .orderBy('name')
    .orderBy('expires_at')
    .execute()
  return keys.map(toKey)
}

const toKey = ({
  office,
  name,
  leads,
  expires_at,
}: Pick<Selectable<Tables['page_key']>, 'office' | 'name' | 'leads' | 'expires_at'>): PageKey => ({
  office,
  name,
  expiresAt: Number(expires_at),
  opensLeads: leads === 1,
})

import { type Env, isLocal } from '@/lib/core/env'
import { day } from '@/lib/core/time'
import { codeHash, secretCode } from '@/lib/host/store/secret'
import type { Store } from '@/lib/host/store/store'
import { chatPagePath } from '@/lib/leads/chat'
import { defaultOffice } from '@/lib/leads/routing/rules'

const days = 30

/**
 * Prints the address at which the owner of a site that runs on one machine for trial can answer visitors. On a public site such an
 * address is made by `npm run leads -- page-key`, and no log contains it.
 */
export async function announceLocalDesk(store: Store, env: Env, now: number): Promise<void> {
  if (!isLocal(env.SITE_ORIGIN) || env.NODE_ENV === 'test') return
  const code = secretCode(store.secret, 'local-desk', defaultOffice)
  const expires_at = now + days * day
  await store.write((trx) =>
    trx
      .insertInto('page_key')
      .values({
        code_hash: codeHash(code),
        office: defaultOffice,
        name: '试用者',
        created_at: now,
        expires_at,
        seen_at: null,
      })
      .onConflict((conflict) => conflict.column('code_hash').doUpdateSet({ expires_at }))
      .execute(),
  )
  console.log(`在线咨询：在这个网址回答访客 ${env.SITE_ORIGIN}${chatPagePath(code)}`)
}

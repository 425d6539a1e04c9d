import { sql } from 'kysely'
import { timeId } from '@/lib/host/id'
import { clockSkew } from '@/lib/host/store/hold'
import {
  bucketName,
  type Claim,
  claimAlone,
  claimCall,
  claimLimits,
  day,
  giveBack,
  hour,
  minute,
} from '@/lib/host/store/limits'
import type { Store, Write } from '@/lib/host/store/store'
import { codeLife, type NewCode, storeCode } from './codes'

type Refusal = 'cooldown' | 'phoneSpent' | 'addressSpent' | 'budgetSpent'

export type Allowance = { outcome: 'granted'; ref: string } | { outcome: Refusal }

type Subject = { phone: string; address: string }

/**
 * Counts a message before it is sent, in one transaction with the code that goes into it; if the store fails, nothing may
 * be sent. Sliding windows: per phone 1 in 60 s, 5 in 1 h, 10 in 24 h; per address 10 in 10 min, 100 in 24 h; 300 in 1 h
 * and 2,000 in 24 h over all. Of those who ask at the very same moment a few more may pass the limits over all: making
 * everybody wait for everybody else would refuse more than it saves.
 * @param code null when another host makes it
 */
export async function claimMessage(
  store: Store,
  subject: Subject,
  code: NewCode | null,
  now: number,
): Promise<Allowance> {
  const ref = timeId(now)
  const claim = claimOf(store, subject, ref)
  const spent = await (code === null ? claimAlone(store, claim, now) : claimWithCode(store, claim, code, now))
  return spent === null ? { outcome: 'granted', ref } : { outcome: spent }
}

async function claimWithCode(
  store: Store,
  claim: Claim<Refusal>,
  code: NewCode,
  now: number,
): Promise<Refusal | null> {
  if (store.engine === 'sqlite') {
    return store.write(async (trx) => {
      const spent = await claimLimits(trx, claim, now)
      if (spent === null) await storeCode(trx, code, now)
      return spent
    })
  }
  // One statement, as `claimAlone`; the same as `storeCode` when nothing is spent.
  const { rows } = await store.once((db) =>
    sql<{ spent: Refusal | null }>`
      with claim as materialized (select ${claimCall(claim, now)} as spent),
      settled as (
        update sms_code set created_at = ${now - 1}, expires_at = ${now - 1 + codeLife}
        where phone = ${code.phone} and created_at > ${now + clockSkew} and (select spent from claim) is null),
      stored as (
        insert into sms_code (id, phone, hmac, created_at, expires_at, wrong)
        select ${code.id}, ${code.phone}, ${code.hmac}, ${now}::bigint, ${now + codeLife}::bigint, 0
        from claim where spent is null
        on conflict (id) do nothing)
      select spent from claim`.execute(db),
  )
  return rows[0]?.spent ?? null
}

/** After a failed sending: nobody loses a message of the hour or the day to it. The 60 s pause stays. */
export async function returnMessage(trx: Write, store: Store, subject: Subject, ref: string) {
  const { phone, address, budget } = bucketsOf(store, subject)
  await giveBack(trx, [phone, address, budget], ref)
}

function claimOf(store: Store, subject: Subject, ref: string): Claim<Refusal> {
  const { cooldown, phone, address, budget } = bucketsOf(store, subject)
  return {
    limits: [
      { name: 'cooldown', bucket: cooldown, window: minute, max: 1 },
      { name: 'phoneSpent', bucket: phone, window: hour, max: 5 },
      { name: 'phoneSpent', bucket: phone, window: day, max: 10 },
      { name: 'addressSpent', bucket: address, window: 10 * minute, max: 10 },
      { name: 'addressSpent', bucket: address, window: day, max: 100 },
      { name: 'budgetSpent', bucket: budget, window: hour, max: 300 },
      { name: 'budgetSpent', bucket: budget, window: day, max: 2_000 },
    ],
    unlocked: [budget],
    ref,
  }
}

const bucketsOf = ({ secret }: Store, { phone, address }: Subject) => ({
  cooldown: bucketName(secret, 'sms-pause', phone),
  phone: bucketName(secret, 'sms-phone', phone),
  address: bucketName(secret, 'sms-address', address),
  budget: 'sms-all',
})

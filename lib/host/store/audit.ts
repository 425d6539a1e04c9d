import { timeId } from '@/lib/host/id'
import type { Write } from './store'

type AuditEntry = { actor: string; action: string; detail: Record<string, unknown>; address?: string }

/** Records who read or changed personal data. `detail` must contain no personal data. */
export async function audit(trx: Write, entry: AuditEntry, now: number): Promise<void> {
  await trx
    .insertInto('audit')
    .values({
      id: timeId(now),
      at: now,
      actor: entry.actor,
      action: entry.action,
      detail: JSON.stringify(entry.detail),
      address: entry.address ?? null,
    })
    .execute()
}

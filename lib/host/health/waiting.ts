import { sql } from 'kysely'
import { isPassedOn } from '@/lib/host/leads/consultants/status'
import type { Store } from '@/lib/host/store/store'

type Waiting = {
  kind: string
  leads: number
  /** When the oldest of them was accepted, in ms since 1970. */
  since: number
}

/** The name under which `listWaiting` counts consultants who fetch and confirm leads here. */
export const consultants = 'consultants'

/** What was promised and is not delivered yet, by target. */
export async function listWaiting({ db }: Pick<Store, 'db'>): Promise<Waiting[]> {
  const [unfetched, pushed] = await Promise.all([
    db
      .selectFrom('lead')
      .select((select) => [select.fn.countAll().as('leads'), select.fn.min('created_at').as('since')])
      .where('acked_at', 'is', null)
      .where(sql<boolean>`not ${isPassedOn}`)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('delivery')
      .innerJoin('delivery_target', 'delivery_target.name', 'delivery.target')
      .select((select) => [
        'delivery_target.kind as kind',
        select.fn.countAll().as('leads'),
        select.fn.min('delivery.created_at').as('since'),
      ])
      .where('delivery.state', '=', 'pending')
      // Targets that are no longer configured get nothing, so nothing waits for them.
      .where('delivery_target.active', '>', 0)
      .groupBy('delivery_target.kind')
      .execute(),
  ])
  const all = [{ kind: consultants, ...unfetched }, ...pushed].filter(({ leads }) => Number(leads) > 0)
  return all.map(({ kind, leads, since }) => ({
    kind,
    leads: Number(leads),
    since: Number(since),
  }))
}

import type { Store } from '@/lib/host/store/store'

export type Waiting = {
  kind: string
  leads: number
  /** When the oldest of them was accepted, in ms since 1970. */
  since: number
}

/** What has been promised to somebody and is not delivered yet, by who has to take it: `deliver` is a consultant's fetching. */
export async function listWaiting({ db }: Pick<Store, 'db'>): Promise<Waiting[]> {
  const [kept, pushed] = await Promise.all([
    db
      .selectFrom('outbox')
      .select((select) => ['kind', select.fn.countAll().as('leads'), select.fn.min('created_at').as('since')])
      .where('state', '=', 'pending')
      .groupBy('kind')
      .execute(),
    db
      .selectFrom('delivery')
      .innerJoin('delivery_target', 'delivery_target.name', 'delivery.target')
      .select((select) => [
        'delivery_target.kind as kind',
        select.fn.countAll().as('leads'),
        select.fn.min('delivery.created_at').as('since'),
      ])
      .where('delivery.state', '=', 'pending')
      // Nothing goes to a target that is no longer configured, so nothing waits for it either.
      .where('delivery_target.active', '=', 1)
      .groupBy('delivery_target.kind')
      .execute(),
  ])
  return [...kept, ...pushed].map(({ kind, leads, since }) => ({
    kind,
    leads: Number(leads),
    since: Number(since),
  }))
}

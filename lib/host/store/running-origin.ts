import type { Store } from './store'

const setting = 'origin'

/** Notes the address under which the process that makes pages is open, because commands in another shell do not know its port. */
export async function noteOrigin(store: Store, value: string): Promise<void> {
  await store.write((trx) =>
    trx
      .insertInto('setting')
      .values({ name: setting, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute(),
  )
}

/** The address of the process that was started last; `usual` when none was. */
export async function runningOrigin({ db }: Store, usual: string): Promise<string> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', setting).executeTakeFirst()
  return row?.value ?? usual
}

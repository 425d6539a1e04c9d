import type { Migration } from '@/lib/host/store/store'

/** The reason why the last attempt of a delivery failed, so that an operator need not look for it in the log. */
export const addRefusals: Migration = async ({ schema }) => {
  await schema.alterTable('delivery').addColumn('reason', 'text').execute()
}

import type { SelectQueryBuilder } from 'kysely'

export type Paging = { page: number; limit: number }

/** One page of the rows of an ordered query, and their total number; not for grouped rows. */
export async function pageOf<Tables, Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
  { page, limit }: Paging,
) {
  const [list, { total }] = await Promise.all([
    rows
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    rows
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .$castTo<{ total: number }>()
      .executeTakeFirstOrThrow(),
  ])
  return { list, total, page, limit }
}

import type { z } from 'zod'
import { type programmeOperations, programmeWireSchema } from '@/lib/contract/programmes'
import { foldName } from './fold-name'
import { nullsLast, pageOf, type SchoolStore } from './store'

type ProgrammeFilter = z.output<typeof programmeOperations.programmes.query>

const columns = programmeWireSchema.keyof().options

/** One page of the programmes of a school. Programmes without the sorted value come last. */
export async function findProgrammes(store: SchoolStore, filter: ProgrammeFilter) {
  const { school, q, level, field, fee_max, sort, ...paging } = filter
  const words = foldName(q ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8)
  let matching = store.selectFrom('programmes').where('school', '=', school)
  for (const word of words)
    matching = matching.where(({ eb, fn }) => eb(fn<number>('instr', ['search', eb.val(word)]), '>', 0))
  if (fee_max !== undefined) matching = matching.where('fee', '<=', fee_max)
  const ofLevel = <T extends typeof matching>(query: T) =>
    level === undefined ? query : query.where('level', '=', level)
  const ofField = <T extends typeof matching>(query: T) =>
    field === undefined ? query : query.where('field', '=', field)
  const both = ofField(ofLevel(matching))
  const ordered =
    sort === 'title'
      ? both.orderBy('title')
      : sort === 'fee'
        ? both.orderBy('fee', nullsLast)
        : both.orderBy(sort, (order) => order.desc().nullsLast())
  const [found, levels, fields] = await Promise.all([
    pageOf(ordered.select(columns).orderBy('id'), paging),
    ofField(matching)
      .select(({ fn }) => ['level as value', fn.countAll<number>().as('count')])
      .groupBy('level')
      .execute(),
    ofLevel(matching)
      .where('field', 'is not', null)
      .select(({ fn }) => ['field as value', fn.countAll<number>().as('count')])
      .groupBy('field')
      .execute(),
  ])
  return {
    ...found,
    levels,
    fields: fields.flatMap(({ value, count }) => (value === null ? [] : [{ value, count }])),
  }
}

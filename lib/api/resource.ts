import { cache } from 'react'
import type { z } from 'zod'
import { idSchema } from '@/lib/contract/fields'
import type { ContentOperation, QueryOf } from '@/lib/contract/operation'
import type { Camel } from '@/lib/core/camel'
import { fetchData, fetchRecord } from './fetch'

const camelKey = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function toCamel<T>(wire: T): Camel<T>
function toCamel(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map((item) => toCamel(item))
  if (typeof wire !== 'object' || wire === null) return wire
  return Object.fromEntries(Object.entries(wire).map(([key, value]) => [camelKey(key), toCamel(value)]))
}

type DataOf<O extends ContentOperation> = z.output<O['data']>
type ItemOf<O extends ContentOperation> = DataOf<O> extends { list: (infer W)[] } ? W : never
type Page<O extends ContentOperation, M> = Omit<DataOf<O>, 'list'> & { list: (Camel<ItemOf<O>> & M)[] }

/** The record with what pages need besides, such as the address of its page. */
const completed = <T extends object, M extends object>(
  wire: T,
  more: (record: Camel<T>) => M,
): Camel<T> & M => {
  const record = toCamel(wire)
  return { ...record, ...more(record) }
}

/** The fetcher of a paged list. */
export const pageFetcher =
  <O extends ContentOperation, M extends object>(operation: O, more: (record: Camel<ItemOf<O>>) => M) =>
  async (query: QueryOf<O> = {} as QueryOf<O>): Promise<Page<O, M>> => {
    const page = (await fetchData(operation, query)) as DataOf<O> & { list: (ItemOf<O> & object)[] }
    return { ...page, list: page.list.map((wire) => completed(wire, more)) }
  }

/** The fetcher of a list without pages. */
export const listFetcher =
  <Q extends z.ZodObject, W extends object, M extends object>(
    operation: ContentOperation<Q, z.ZodArray<z.ZodType<W>>>,
    more: (record: Camel<W>) => M,
  ) =>
  async (query: z.input<Q> = {} as z.input<Q>): Promise<(Camel<W> & M)[]> =>
    (await fetchData(operation, query)).map((wire) => completed(wire, more))

/** The fetcher of one record by the id of its address; null when there is none. */
export const recordFetcher = <O extends ContentOperation, M extends object>(
  operation: O,
  more: (record: Camel<DataOf<O>>) => M,
) =>
  cache(async (id: string): Promise<(Camel<DataOf<O>> & M) | null> => {
    const wire = (await fetchRecord(operation, id)) as (DataOf<O> & object) | null
    return wire && completed(wire, more)
  })

/** One record of a list whose operation takes its id; null when there is none. */
export const filteredFetcher = <R extends { id: string }>(
  fetchPage: (query: { id: string }) => Promise<{ list: R[] }>,
) =>
  cache(async (id: string): Promise<R | null> => {
    if (!idSchema.safeParse(id).success) return null
    return (await fetchPage({ id })).list.find((record) => record.id === id) ?? null
  })

import type { z } from 'zod'
import { idSchema } from '@/lib/contract/fields'
import type { ContentOperation } from '@/lib/contract/operation'
import { get, getOrNull, type Query } from './client'

/** How long a process caches lists that all pages show, in ms; prerendered pages keep them ten times as long. */
export const listCacheTime = 60_000

/**
 * The data of a request.
 * @throws ApiError when there is none of the contract's shape
 */
export const fetchData = <Q extends z.ZodObject, D extends z.ZodType>(
  { path, data }: ContentOperation<Q, D>,
  query?: z.input<Q>,
): Promise<z.output<D>> => get(path, data, query as Query | undefined)

/** The data of a request for one record by its query; null when there is none. */
export const fetchOrNull = <Q extends z.ZodObject, D extends z.ZodType>(
  { path, data }: ContentOperation<Q, D>,
  query: z.input<Q>,
): Promise<z.output<D> | null> => getOrNull(path, data, query as Query)

/** One record by its id, in the path or in the query. Ids come from the address bar: one that could form another path finds nothing. */
export const fetchRecord = async <Q extends z.ZodObject, D extends z.ZodType>(
  { path, data }: ContentOperation<Q, D>,
  id: string,
): Promise<z.output<D> | null> => {
  if (!idSchema.safeParse(id).success) return null
  return path.includes('{id}') ? getOrNull(path.replace('{id}', id), data) : getOrNull(path, data, { id })
}

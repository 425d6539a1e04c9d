import { z } from 'zod'

/**
 * One call of the contract below /apipc. The host's routes, the OpenAPI document, the fetchers, what is passed on to another
 * host and the labels of the metrics are all made from these objects.
 */
export type Call<Q extends z.ZodObject = z.ZodObject, D extends z.ZodType = z.ZodType> = {
  method: 'get' | 'post'
  /** Below /apipc, with `{id}` for a path segment. */
  path: string
  summary: string
  description?: string
  query: Q
  /** Form-encoded. */
  body?: z.ZodObject
  /** The wire shape of `data` on success. */
  data: D
  /** Whether the call wants `Authorization: Bearer <key>`. */
  keyed?: boolean
}

/** A content call: one that is read, by anybody. */
export type ContentCall<Q extends z.ZodObject = z.ZodObject, D extends z.ZodType = z.ZodType> = Call<Q, D> & {
  method: 'get'
}

/** A content call; without a query it takes none. */
export function contentCall<D extends z.ZodType>(call: {
  path: string
  summary: string
  data: D
}): ContentCall<typeof noQuery, D>
export function contentCall<Q extends z.ZodObject, D extends z.ZodType>(call: {
  path: string
  summary: string
  query: Q
  data: D
}): ContentCall<Q, D>
export function contentCall(call: {
  path: string
  summary: string
  query?: z.ZodObject
  data: z.ZodType
}): ContentCall {
  return { query: noQuery, ...call, method: 'get' }
}

export const noQuery = z.object({})

/** What a fetcher may ask of a call. */
export type QueryOf<C extends Call> = z.input<C['query']>

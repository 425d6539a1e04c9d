import { z } from 'zod'

/**
 * One operation of the contract below /apipc. The host's routes, the OpenAPI document, the fetchers, the list of forwarded operations and
 * the labels of the metrics are all made from these objects.
 */
export type Operation<Q extends z.ZodObject = z.ZodObject, D extends z.ZodType = z.ZodType> = {
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
  /** Whether the operation requires `Authorization: Bearer <key>`. */
  keyed?: boolean
}

/** A content operation: public and read-only. */
export type ContentOperation<
  Q extends z.ZodObject = z.ZodObject,
  D extends z.ZodType = z.ZodType,
> = Operation<Q, D> & {
  method: 'get'
}

/** A content operation; when `query` is missing it has no parameters. */
export function contentOperation<D extends z.ZodType>(operation: {
  path: string
  summary: string
  data: D
}): ContentOperation<typeof noQuery, D>
export function contentOperation<Q extends z.ZodObject, D extends z.ZodType>(operation: {
  path: string
  summary: string
  query: Q
  data: D
}): ContentOperation<Q, D>
export function contentOperation(operation: {
  path: string
  summary: string
  query?: z.ZodObject
  data: z.ZodType
}): ContentOperation {
  return { query: noQuery, ...operation, method: 'get' }
}

export const noQuery = z.object({})

/** The query that a fetcher may pass to an operation. */
export type QueryOf<C extends Operation> = z.input<C['query']>

import { z } from 'zod'

/** One call of the contract: what the routes serve and what `/apipc/openapi.json` says come from the same object. */
export type ContentOperation = {
  method: 'get'
  /** Below /apipc, with `{id}` for a path segment. */
  path: string
  summary: string
  query: z.ZodObject
  /** The wire shape of `data` on success. */
  data: z.ZodType
  /** The data for raw query values, or a promise of it; null when there is no such record. Throws `QueryError`. */
  answer: (rawQuery: Record<string, string>, id: string) => unknown
}

/** A query value that the call does not take; the message tells the caller which and why. */
export class QueryError extends Error {
  constructor(field: string, problem: string) {
    super(`参数 ${field} 有误：${problem}`)
    this.name = 'QueryError'
  }
}

/**
 * Ties a handler to the schemas it is described by: it gets the parsed query and must return what the client's schema takes.
 * @param answer gets the `{id}` of the path ('' when the path has none); null means there is no such record
 */
export function defineOperation<Q extends z.ZodObject, D extends z.ZodType>(operation: {
  path: string
  summary: string
  query: Q
  data: D
  answer: (query: z.output<Q>, id: string) => z.input<D> | null | Promise<z.input<D> | null>
}): ContentOperation {
  const { path, summary, query, data, answer } = operation
  return {
    method: 'get',
    path,
    summary,
    query,
    data,
    answer: (rawQuery, id) => {
      const parsed = query.safeParse(rawQuery)
      if (parsed.success) return answer(parsed.data, id)
      const [issue] = parsed.error.issues
      throw new QueryError(issue?.path.join('.') ?? '', issue?.message ?? '')
    },
  }
}

export const noQuery = z.object({})

import type { z } from 'zod'
import type { ContentOperation } from '@/lib/contract/operation'

/** A operation of the contract with what answers it. */
export type AnsweredOperation = {
  operation: ContentOperation
  /** The data for raw query values, or a promise of it; null when there is no such record. Throws `QueryError`. */
  answer: (rawQuery: Record<string, string>, id: string) => unknown
}

/** A query value that the operation does not take; the message tells the caller which and why. */
export class QueryError extends Error {
  constructor(field: string, problem: string) {
    super(`参数 ${field} 有误：${problem}`)
    this.name = 'QueryError'
  }
}

/** Gets the parsed query and the `{id}` of the path ('' when it has none); null means there is no such record. */
type Answer<C extends ContentOperation> = (
  query: z.output<C['query']>,
  id: string,
) => z.input<C['data']> | null | Promise<z.input<C['data']> | null>

/** Ties handlers to a resource's operations: each operation has one, and it returns what the client's schema takes. */
export function answering<C extends Record<string, ContentOperation>>(
  operations: C,
  answers: { [K in keyof C]: Answer<C[K]> },
): AnsweredOperation[] {
  return Object.entries(operations).map(([name, operation]) => ({
    operation,
    answer: (rawQuery, id) => {
      const parsed = operation.query.safeParse(rawQuery)
      if (parsed.success) return answers[name]?.(parsed.data as z.output<C[string]['query']>, id)
      const [issue] = parsed.error.issues
      throw new QueryError(issue?.path.join('.') ?? '', issue?.message ?? '')
    },
  }))
}

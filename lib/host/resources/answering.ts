import type { z } from 'zod'
import type { ContentOperation } from '@/lib/contract/operation'

/** An operation of the contract and the function that answers it. */
export type AnsweredOperation = {
  operation: ContentOperation
  /** The data for raw query values, or a promise of it; null when there is no such record. Throws `QueryError`. */
  answer: (rawQuery: Record<string, string>, id: string) => unknown
}

/** A query value that the operation does not accept; the message names the value and the reason. */
export class QueryError extends Error {
  constructor(field: string, problem: string) {
    super(`参数 ${field} 有误：${problem}`)
    this.name = 'QueryError'
  }
}

/** Gets the parsed query and the `{id}` of the path ('' when the path has none); null means there is no such record. */
type Answer<C extends ContentOperation> = (
  query: z.output<C['query']>,
  id: string,
) => z.input<C['data']> | null | Promise<z.input<C['data']> | null>

/**
 * Combines the operations of a resource with their handlers. The types require one handler for each operation, with the result that the
 * client's schema accepts.
 */
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

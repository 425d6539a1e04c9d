import { z } from 'zod'
import { nearestOf } from '@/lib/core/nearest'

const idsOf = new WeakMap<object, () => readonly string[]>()

/** The id of a record of another file; an unknown one is refused with the list of those that exist. */
export function knownId(ids: () => readonly string[], what: string): z.ZodString {
  const schema = z.string().refine((id) => ids().includes(id), {
    error: ({ input }) => {
      const nearest = nearestOf(String(input), ids())
      const meant = nearest === null ? '' : `；是不是 ${nearest}？`
      return `没有这个${what}，只能写 ${ids().join('、')} 之一${meant}`
    },
  })
  idsOf.set(schema, ids)
  return schema
}

/** The ids that such a schema accepts, for editors; undefined for any other schema. */
export const idsAccepted = (schema: object): readonly string[] | undefined => idsOf.get(schema)?.()

/** The place of a record among others: lists are in its order, and of equal ones in that of their ids. */
export const orderField = {
  order: z.int({
    error: ({ input }) => (input === undefined ? undefined : '写数字：列表按它从小到大排'),
  }),
}

export const byOrder = (
  a: { id: string; written: { order: number } },
  b: { id: string; written: { order: number } },
): number => a.written.order - b.written.order || a.id.localeCompare(b.id, 'en')

import { pickTypes } from '@/lib/content/selected'
import { selectedOperations } from '@/lib/contract/selected'
import { answering } from './answering'

const picksOf = (id: string) => pickTypes.find((type) => type.id === id)

export const selectedAnswers = answering(selectedOperations, {
  list: ({ type }) => picksOf(type)?.list ?? [],
  types: () => pickTypes.map(({ id, name, text }) => ({ id, name, text })),
  type: (_, id) => picksOf(id) ?? null,
})

import { selections } from '@/lib/collections/kinds/front-page'
import { selectedOperations } from '@/lib/contract/selected'
import { answering } from './answering'

const picksOf = (id: string) => selections.read().types.find((type) => type.id === id)

export const selectedAnswers = answering(selectedOperations, {
  list: ({ type }) => picksOf(type)?.list ?? [],
  types: () => selections.read().types.map(({ id, name, text }) => ({ id, name, text })),
  type: (_, id) => picksOf(id) ?? null,
})

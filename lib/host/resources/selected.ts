import { pickTypes } from '@/lib/content/selected'
import { selectedCalls } from '@/lib/contract/selected'
import { answering } from './operation'

const picksOf = (id: string) => pickTypes.find((type) => type.id === id)

export const selectedOperations = answering(selectedCalls, {
  list: ({ type }) => picksOf(type)?.list ?? [],
  types: () => pickTypes.map(({ id, name, text }) => ({ id, name, text })),
  type: (_, id) => picksOf(id) ?? null,
})

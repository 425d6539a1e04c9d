import { cache } from 'react'
import { selectedOperations } from '@/lib/contract/selected'
import { fetchData } from './fetch'

/** @param type such as `services`, `planning` or `guides`; an unknown one gives an empty list */
export const listSelected = cache(async (type: string) => {
  const picks = await fetchData(selectedOperations.list, { type })
  return picks.map(({ linkurl, ...pick }) => ({ ...pick, href: linkurl }))
})

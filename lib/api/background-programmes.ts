import { cache } from 'react'
import type { z } from 'zod'
import { backgroundOperations, type backgroundWireSchema } from '@/lib/contract/background-programmes'
import type { QueryOf } from '@/lib/contract/operation'
import { detailPath } from '@/lib/routing/paths'
import { fetchData, fetchRecord } from './fetch'

export type BackgroundSummary = ReturnType<typeof toSummary>

export type BackgroundProgramme = NonNullable<Awaited<ReturnType<typeof getBackgroundProgramme>>>

/** A page of programmes, and every category with its number of programmes, independent of the filter. */
export type BackgroundPage = Awaited<ReturnType<typeof listBackgroundProgrammes>>

/** `b`: category ids separated by commas; when missing, every category. */
export const listBackgroundProgrammes = async (query: QueryOf<typeof backgroundOperations.list> = {}) => {
  const page = await fetchData(backgroundOperations.list, query)
  return { ...page, list: page.list.map(toSummary) }
}

/** One programme, or null when the id is unknown. */
export const getBackgroundProgramme = cache(async (id: string) => {
  const wire = await fetchRecord(backgroundOperations.record, id)
  if (!wire) return null
  const { weeks, suits, output, conditions, how_to_state: howToState, not_done: notDone } = wire
  return { ...toSummary(wire), weeks, suits, output, howToState, notDone, conditions }
})

function toSummary(wire: z.output<typeof backgroundWireSchema>) {
  const { id, title, summary, audience, duration, place } = wire
  const category = { id: wire.category, name: wire.category_name }
  return { id, category, title, summary, audience, duration, place, href: detailPath.background(id) }
}

import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { idSchema, recordPath } from './wire'

const prose = z.string().min(1)

export const backgroundWireSchema = z.object({
  id: idSchema,
  /** One of the category ids of specification §9. */
  category: z.int().min(1),
  category_name: prose,
  title: prose,
  summary: prose,
  audience: prose,
  duration: prose,
  place: prose,
})

export const backgroundPageSchema = pageOf(backgroundWireSchema).extend({
  categories: z.array(z.object({ id: z.int().min(1), name: prose, count: z.int().min(0) })),
})

export const backgroundDetailWireSchema = backgroundWireSchema.extend({
  weeks: z.array(z.object({ when: prose, text: prose })).min(1),
  suits: z.array(prose).min(1),
  output: z.array(prose).min(1),
  how_to_state: prose,
  not_done: z.array(prose).min(1),
  conditions: z.array(prose).min(1),
})

/** `duration` and `place` are in words, such as `8 周，每周约 6 小时`. */
export type BackgroundSummary = {
  id: string
  category: { id: number; name: string }
  title: string
  summary: string
  audience: string
  duration: string
  place: string
  href: string
}

/** `output` is what an application may truthfully show, `howToState` how to word it, `notDone` what is never done. */
export type BackgroundProgramme = BackgroundSummary & {
  weeks: { when: string; text: string }[]
  suits: string[]
  output: string[]
  howToState: string
  notDone: string[]
  conditions: string[]
}

/** A page of programmes and every category with its number of programmes, whatever was asked for. */
export type BackgroundPage = PageOf<BackgroundSummary> & {
  categories: { id: number; name: string; count: number }[]
}

/** `b`: category ids separated by commas; without it every category. */
export type BackgroundQuery = { b?: string; page?: number; limit?: number }

export const listBackgroundProgrammes = async (query: BackgroundQuery = {}): Promise<BackgroundPage> => {
  const page = await get('/v1/bjts', backgroundPageSchema, query)
  return { ...page, list: page.list.map(toSummary) }
}

/** One programme, or null when there is none of this id. */
export const getBackgroundProgramme = cache(async (id: string): Promise<BackgroundProgramme | null> => {
  const path = recordPath('/v1/bjts', id)
  const wire = path && (await getOrNull(path, backgroundDetailWireSchema))
  if (!wire) return null
  const { weeks, suits, output, conditions } = wire
  return {
    ...toSummary(wire),
    weeks,
    suits,
    output,
    howToState: wire.how_to_state,
    notDone: wire.not_done,
    conditions,
  }
})

function toSummary(wire: z.output<typeof backgroundWireSchema>): BackgroundSummary {
  const { id, title, summary, audience, duration, place } = wire
  return {
    id,
    category: { id: wire.category, name: wire.category_name },
    title,
    summary,
    audience,
    duration,
    place,
    href: detailPath.background(id),
  }
}

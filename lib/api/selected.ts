import { cache } from 'react'
import { z } from 'zod'
import { get, getOrNull } from './client'
import { idSchema, linkSchema, recordPath } from './wire'

export const pickWireSchema = z.object({
  id: idSchema,
  title: z.string().min(1),
  text: z.string().min(1),
  linkurl: linkSchema,
  tag: z.string().nullable(),
})

export const pickListSchema = z.array(pickWireSchema)

export const pickTypeWireSchema = z.object({
  id: idSchema,
  name: z.string().min(1),
  text: z.string(),
})

export const pickTypeListSchema = z.array(pickTypeWireSchema)

export const pickTypeDetailWireSchema = pickTypeWireSchema.extend({ list: pickListSchema })

/** A curated entry of the home page or a channel. */
export type Pick = { id: string; title: string; text: string; href: string; tag: string | null }

export type PickType = { id: string; name: string; text: string }

export type PickTypeDetail = PickType & { list: Pick[] }

/** @param type such as `services`, `planning` or `guides`; an unknown one gives an empty list */
export const listSelected = cache(async (type: string): Promise<Pick[]> => {
  const picks = await get('/v1/selected', pickListSchema, { type })
  return picks.map(toPick)
})

export const listSelectedTypes = cache(
  async (): Promise<PickType[]> => get('/v1/selected-type', pickTypeListSchema),
)

/** One type with its picks. */
export const getSelectedType = cache(async (id: string): Promise<PickTypeDetail | null> => {
  const path = recordPath('/v1/selected-type', id)
  const type = path && (await getOrNull(path, pickTypeDetailWireSchema))
  return type ? { ...type, list: type.list.map(toPick) } : null
})

function toPick({ linkurl, ...pick }: z.output<typeof pickWireSchema>): Pick {
  return { ...pick, href: linkurl }
}

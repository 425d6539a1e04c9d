import { cache } from 'react'
import { z } from 'zod'
import { get } from './client'
import { idSchema, linkSchema } from './wire'

export const posterPlaces = ['home', 'widget'] as const

export type PosterPlace = (typeof posterPlaces)[number]

export const posterWireSchema = z.object({
  id: idSchema,
  title: z.string().min(1),
  text: z.string(),
  image: linkSchema.nullable(),
  linkurl: linkSchema,
})

export const posterListSchema = z.array(posterWireSchema)

export type Poster = { id: string; title: string; text: string; image: string | null; href: string }

/** Banners of one place: the home hero or the two promo banners of the floating window. */
export const listPosters = cache(async (place: PosterPlace): Promise<Poster[]> => {
  const posters = await get('/v1/poster', posterListSchema, { place })
  return posters.map(toPoster)
})

function toPoster({ linkurl, ...poster }: z.output<typeof posterWireSchema>): Poster {
  return { ...poster, href: linkurl }
}

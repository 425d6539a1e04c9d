import { z } from 'zod'
import { choiceField, idSchema, linkSchema, prose } from './fields'
import { contentOperation } from './operation'

const posterPlaces = ['home', 'widget'] as const

export type PosterPlace = (typeof posterPlaces)[number]

const posterWireSchema = z.object({
  id: idSchema,
  title: prose,
  text: z.string(),
  image: linkSchema.nullable(),
  linkurl: linkSchema,
})

export const posterListSchema = z.array(posterWireSchema)

export const posterOperations = {
  list: contentOperation({
    path: '/v1/poster',
    summary: '横幅；place=home 为首页，place=widget 为浮窗的两条推广',
    query: z.object({ place: choiceField(posterPlaces).default('home') }),
    data: posterListSchema,
  }),
}

import { z } from 'zod'
import { posterListSchema, posterPlaces } from '@/lib/api/posters'
import { posters } from '@/lib/host/content/posters'
import { defineOperation } from './operation'
import { choiceField } from './query'

export const posterOperations = [
  defineOperation({
    path: '/v1/poster',
    summary: '横幅；place=home 为首页，place=widget 为浮窗的两条推广',
    query: z.object({ place: choiceField(posterPlaces).default('home') }),
    data: posterListSchema,
    answer: ({ place }) => posters[place],
  }),
]

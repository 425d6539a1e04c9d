import { z } from 'zod'
import { storyPageSchema, storyWireSchema } from '@/lib/api/stories'
import { stories } from '@/lib/host/content/stories'
import { defineOperation, noQuery } from './operation'
import { countryField, paginate, paging, yearField } from './query'

export const storyOperations = [
  defineOperation({
    path: '/v1/story',
    summary: '喜报，新的在前',
    query: z.object({ country: countryField, year: yearField, ...paging }),
    data: storyPageSchema,
    answer: ({ country, year, ...paging }) =>
      paginate(
        stories.filter(
          (story) =>
            (country === undefined || story.country === country) &&
            (year === undefined || story.year === year),
        ),
        paging,
      ),
  }),
  defineOperation({
    path: '/v1/story/{id}',
    summary: '一则喜报',
    query: noQuery,
    data: storyWireSchema,
    answer: (_, id) => stories.find((story) => story.id === id) ?? null,
  }),
]

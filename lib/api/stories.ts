import { cache } from 'react'
import { z } from 'zod'
import { detailPath } from '@/lib/routing/paths'
import { type CaseLevel, caseLevels } from './cases'
import { get, getOrNull } from './client'
import { type PageOf, pageOf } from './envelope'
import { countryCodeSchema, idSchema, recordPath } from './wire'

const countSchema = z.int().min(0)

export const storyWireSchema = z.object({
  id: idSchema,
  title: z.string().min(1),
  country: countryCodeSchema,
  year: z.int(),
  month: z.int().min(1).max(12),
  text: z.string().min(1),
  level: z.enum(caseLevels),
  major: z.string().min(1),
  conditional: z.boolean(),
  results: z.object({
    offer: countSchema,
    waitlist: countSchema,
    refused: countSchema,
    pending: countSchema,
  }),
  details: z.array(z.object({ heading: z.string().min(1), text: z.string().min(1) })),
  case_id: idSchema.nullable(),
  sample: z.boolean(),
})

export const storyPageSchema = pageOf(storyWireSchema)

/**
 * An admission reported on /goodnews (喜报); `year` and `month` are when the offer came, `conditional` whether it still hung on
 * conditions then, `results` all applications of that season, `caseId` the case that tells the whole of it.
 */
export type Story = {
  id: string
  title: string
  country: string
  year: number
  month: number
  text: string
  level: CaseLevel
  major: string
  conditional: boolean
  results: { offer: number; waitlist: number; refused: number; pending: number }
  details: { heading: string; text: string }[]
  caseId: string | null
  sample: boolean
  href: string
}

export type StoryQuery = { country?: string; year?: number; page?: number; limit?: number }

/** Stories, newest first. */
export const listStories = async (query: StoryQuery = {}): Promise<PageOf<Story>> => {
  const page = await get('/v1/story', storyPageSchema, query)
  return { ...page, list: page.list.map(toStory) }
}

/** The years that have stories, latest first: all between the newest story and the oldest. */
export const listStoryYears = cache(async (): Promise<number[]> => {
  const newest = await listStories({ limit: 1 })
  const oldest = await listStories({ limit: 1, page: Math.max(newest.total, 1) })
  const [last, first] = [newest.list[0]?.year, oldest.list[0]?.year]
  if (last === undefined || first === undefined || first > last) return []
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
})

/** One story, or null when there is none of this id. */
export const getStory = cache(async (id: string): Promise<Story | null> => {
  const path = recordPath('/v1/story', id)
  const story = path && (await getOrNull(path, storyWireSchema))
  return story ? toStory(story) : null
})

function toStory({ case_id, ...wire }: z.output<typeof storyWireSchema>): Story {
  return { ...wire, caseId: case_id, href: detailPath.goodNews(wire.id) }
}

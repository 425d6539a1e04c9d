import { cache } from 'react'
import type { z } from 'zod'
import type { QueryOf } from '@/lib/contract/operation'
import { storyOperations, type storyWireSchema } from '@/lib/contract/stories'
import { detailPath } from '@/lib/routing/paths'
import { fetchData, fetchRecord } from './fetch'

/** An admission reported on /goodnews (喜报). */
export type Story = ReturnType<typeof toStory>

/** Stories, newest first. */
export const listStories = async (query: QueryOf<typeof storyOperations.list> = {}) => {
  const page = await fetchData(storyOperations.list, query)
  return { ...page, list: page.list.map(toStory) }
}

/** The years with stories, latest first: all from the newest story to the oldest. */
export const listStoryYears = cache(async (): Promise<number[]> => {
  const newest = await listStories({ limit: 1 })
  const oldest = await listStories({ limit: 1, page: Math.max(newest.total, 1) })
  const [last, first] = [newest.list[0]?.year, oldest.list[0]?.year]
  if (last === undefined || first === undefined || first > last) return []
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
})

/** One story, or null when the id is unknown. */
export const getStory = cache(async (id: string): Promise<Story | null> => {
  const story = await fetchRecord(storyOperations.record, id)
  return story && toStory(story)
})

function toStory({ case_id, ...wire }: z.output<typeof storyWireSchema>) {
  return { ...wire, caseId: case_id, href: detailPath.goodNews(wire.id) }
}

import { cache } from 'react'
import { storyOperations } from '@/lib/contract/stories'
import { detailPath } from '@/lib/routing/paths'
import { pageFetcher, recordFetcher } from './resource'

/** An admission reported on /goodnews (喜报). */
export type Story = Awaited<ReturnType<typeof listStories>>['list'][number]

const withPage = ({ id }: { id: string }) => ({ href: detailPath.goodNews(id) })

/** Stories, newest first. */
export const listStories = pageFetcher(storyOperations.list, withPage)

export const getStory = recordFetcher(storyOperations.record, withPage)

/** The years with stories, latest first: all from the newest story to the oldest. */
export const listStoryYears = cache(async (): Promise<number[]> => {
  const newest = await listStories({ limit: 1 })
  const oldest = await listStories({ limit: 1, page: Math.max(newest.total, 1) })
  const [last, first] = [newest.list[0]?.year, oldest.list[0]?.year]
  if (last === undefined || first === undefined || first > last) return []
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
})
